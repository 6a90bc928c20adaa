import type { DatePickerWords } from '../ui/date-picker.js'
import type { NewToast } from '../ui/toast-queue.js'
import type { FormProblem } from './form-outcome.js'

/** How a field is called, what stands in it before it is filled in, and what is said below its label. */
export interface FieldCopy {
  readonly label: string
  readonly placeholder?: string
  readonly hint?: string
}

/** The words of each problem; one without words does not compile. Refused answers are told at their fields. */
export type ProblemCopy = Readonly<Record<FormProblem, NewToast>>

/** The words of a form beside those of its fields. */
export interface FormCopy {
  /** What the form is called to those who do not see it. */
  readonly formTitle: string
  readonly optional: string
  /** The first line of a list without a placeholder of its own. */
  readonly select: string
  readonly date: DatePickerWords
  readonly summaryTitle: string
  readonly submit: string
  readonly submitting: string
  readonly problems: ProblemCopy
  /** Said by a toast once the form is received. */
  readonly receivedToast?: NewToast
}
