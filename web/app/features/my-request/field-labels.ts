import { consultationCopy } from '../consultations/consultations.copy.js'
import { tripPlanCopy } from '../trip-plans/trip-plans.copy.js'

const labels: Readonly<Record<string, { readonly label?: string }>> = {
  ...consultationCopy.fields,
  ...tripPlanCopy.fields,
}

/** Returns the label that a field has in its form. */
export function labelOf(name: string): string {
  return labels[name]?.label ?? name
}
