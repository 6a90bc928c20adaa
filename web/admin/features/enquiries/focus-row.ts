/** Puts the focus on the row of an enquiry; false when the list does not show it. */
export function focusRow(id: string): boolean {
  const row = document.querySelector<HTMLElement>(`[data-enquiry="${id}"]`)
  row?.focus()
  return row !== null
}
