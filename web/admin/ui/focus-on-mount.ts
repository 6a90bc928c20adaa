/** `ref` that focuses an element replacing the pressed one, so that keyboard users continue from there. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus()
}
