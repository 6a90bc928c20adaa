import { promisedAnswerHours } from './trip-options.js'

/** What is told while a promised answer is missing, by the hours since it was asked for; each once (GEN-07, D-50). */
export const promiseMarks = { 'half-over': 12, 'nearly-over': 20, overdue: promisedAnswerHours } as const
export type PromiseMark = keyof typeof promiseMarks

/** In the order in which they come. */
export const promiseMarkNames = ['half-over', 'nearly-over', 'overdue'] as const satisfies readonly PromiseMark[]

/** Below so many promises a share says nothing, on the desk and in public alike. */
export const minPromisesForShare = 20
/** How many days are counted. */
export const meterDays = 90
