/**
 * A `ref` that gives the focus to what appears in place of what was pressed, so that the keyboard goes on from there.
 */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus()
}
