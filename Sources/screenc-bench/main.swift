print("screenc-bench")
