/** SEO-02, D-21: one limit. */
export const maxKeywords = 20
const longerThan = 3

/** Returns the first twenty different words of more than three characters in the texts of a page (SEO-16, D-21). */
export function keywordsOf(...texts: readonly string[]): string[] {
  const words = texts.flatMap(textOf).map((word) => word.toLowerCase())
  return [...new Set(words.filter((word) => word.length > longerThan))].slice(0, maxKeywords)
}

/** Letters and digits, with apostrophes and hyphens inside. */
export function textOf(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)
      ?.map((word) => word.replaceAll(/['’]/g, '')) ?? []
  )
}
