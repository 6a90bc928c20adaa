/** State of a change of address within a page, which then stays where it is scrolled to (scroll-memory.tsx). */
export const staysInPlace = { stays: true } as const

/** Whether a history entry was made by such a change. */
export function isInPlace(state: unknown): boolean {
  return (state as { readonly stays?: boolean } | null)?.stays === true
}
