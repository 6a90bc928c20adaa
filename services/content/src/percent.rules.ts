/** Whole percent, rounded half up; reckoned in whole numbers, because 0.625 times 100 need not be 62.5 (CALC-11). */
export function percentOf(part: number, whole: number): number {
  return Math.floor((200 * part + whole) / (2 * whole))
}
