import type { Plan } from './plan-labels.js'

/** Props of a dialog about a plan; `onEnd` receives whether something was done. */
export interface PlanDialogProps {
  readonly plan: Plan
  readonly onEnd: (isDone: boolean) => void
}
