/** Returns an integer percentage, rounded half up with integer arithmetic to avoid floating point errors (CALC-11). */
export function percentOf(part: number, whole: number): number {
  return Math.floor((200 * part + whole) / (2 * whole))
}
