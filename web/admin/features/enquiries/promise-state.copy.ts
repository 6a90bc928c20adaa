/** Text of the clock of a promised reply. */
export const promiseStateCopy = {
  answeredAfter: (duration: string) => `Answered after ${duration}`,
  lateBy: (time: string) => `Late by ${time}`,
  timeLeft: (time: string) => `${time} left`,
  inBothZones: (cairo: string, theirs: string) => `${cairo} in Cairo, ${theirs} for the patient`,
  inCairo: (cairo: string) => `${cairo} in Cairo`,
} as const
