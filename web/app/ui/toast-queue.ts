/** Action offered by a message: a page to go to. */
interface ToastAction {
  readonly label: string
  readonly to: string
}

/**
 * A message shown for a while (SHELL-22). It is open for as long as it is in the queue. `danger` ones interrupt screen
 * readers.
 */
export interface Toast {
  readonly id: string
  readonly title: string
  readonly description?: string
  readonly action?: ToastAction
  /**
   * ID of the request under which the reported failure was logged (ERR-04); undefined when nothing failed, such as for
   * invalid input.
   */
  readonly requestId?: string | undefined
  readonly tone: 'plain' | 'good' | 'danger'
  readonly durationMs: number
  /** Subject of the message, such as a form; a later success on the same subject dismisses its earlier errors. */
  readonly about?: string
}

export type NewToast = Omit<Toast, 'id' | 'tone' | 'durationMs'> & Partial<Pick<Toast, 'tone' | 'durationMs'>>

/** SHELL-23, SHELL-24, D-05 */
export const defaultToastMs = 5000
const maxToasts = 3

/**
 * Adds a toast behind the others, replacing one with the same text and those it contradicts. Removes the oldest when
 * there would be more than three.
 */
export function withToast(toasts: readonly Toast[], toast: NewToast, id: string): readonly Toast[] {
  const added: Toast = { tone: 'plain', durationMs: defaultToastMs, ...toast, id }
  const others = toasts.filter((shown) => !isUnchanged(shown, added) && !isContradicted(shown, added))
  return [...others, added].slice(-maxToasts)
}

function isUnchanged(one: Toast, other: Toast): boolean {
  return one.title === other.title && one.description === other.description
}

function isContradicted(shown: Toast, { about, tone }: Toast): boolean {
  return tone === 'good' && shown.tone === 'danger' && about !== undefined && shown.about === about
}
