/** Saves text as a file; the browser's object URL is released immediately. */
export function saveFile(name: string, text: string, type = 'text/csv'): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
