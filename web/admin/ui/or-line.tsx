/** Between two ways to the same end. */
export function OrLine() {
  return <p className="desk-or">or</p>
}
