// What an app adds by hand to the goldens behind a gate. The tests replace `public` by the access in
// question.
import ScreenKit

public final class TourViewController: UIViewController {}

public final class VaultViewController: UIViewController {}
