/** SEO-02, D-21: one limit. */
export const maxKeywords = 20
const longerThan = 3

/** SEO-16, D-21: the first twenty different words longer than three characters, of texts that a page shows. */
export function keywordsOf(...texts: readonly string[]): string[] {
  const words = texts.flatMap(textOf).map((word) => word.toLowerCase())
  return [...new Set(words.filter((word) => word.length > longerThan))].slice(0, maxKeywords)
}

/** Letters and digits with what joins them: apostrophes and hyphens. */
export function textOf(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)
      ?.map((word) => word.replaceAll(/['’]/g, '')) ?? []
  )
}
