/** A message that shows for a while (SHELL-22). `danger` ones interrupt those who listen. */
export interface Toast {
  readonly id: string
  readonly title: string
  readonly description?: string
  readonly tone: 'plain' | 'good' | 'danger'
  readonly durationMs: number
}

export type NewToast = Omit<Toast, 'id' | 'tone' | 'durationMs'> & Partial<Pick<Toast, 'tone' | 'durationMs'>>

/** SHELL-23, SHELL-24, D-05 */
export const defaultToastMs = 5000
const maxToasts = 3

/** Adds a toast behind the others; the oldest is removed when there would be more than three. */
export function withToast(toasts: readonly Toast[], toast: NewToast, id: string): readonly Toast[] {
  return [...toasts, { tone: 'plain' as const, durationMs: defaultToastMs, ...toast, id }].slice(-maxToasts)
}
