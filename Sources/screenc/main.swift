print("screenc")
