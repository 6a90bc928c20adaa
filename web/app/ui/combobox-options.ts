/** The options whose text holds every word typed, regardless of case and accents. */
export function matchingOptions(options: readonly string[], typed: string): readonly string[] {
  const words = plain(typed).split(/\s+/).filter(Boolean)
  if (words.length === 0) return options
  return options.filter((option) => {
    const text = plain(option)
    return words.every((word) => text.includes(word))
  })
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
}
