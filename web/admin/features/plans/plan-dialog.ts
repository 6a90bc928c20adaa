import type { Plan } from './plan-words.js'

/** What a dialog about a plan is given; it ends with whether something was done. */
export interface PlanDialogProps {
  readonly plan: Plan
  readonly onEnd: (isDone: boolean) => void
}
