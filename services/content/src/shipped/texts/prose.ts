import type { Markdown } from '../text.types.js'

/**
 * Takes the indentation of the source file off a text, so that Markdown can be written in line with the code around it.
 */
export function prose(text: string): Markdown {
  const lines = text
    .replace(/^\s*\n/, '')
    .trimEnd()
    .split('\n')
  const indents = lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/))
  const common = Math.min(...indents)
  return lines.map((line) => line.slice(common)).join('\n')
}
