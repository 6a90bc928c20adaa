/** Returns one line of a CSV file. Text that a spreadsheet would read as a formula begins with an apostrophe. */
export function csvLine(cells: readonly (string | number)[]): string {
  return cells
    .map((cell) => {
      const text = String(cell)
      return `"${(/^[=+\-@\t\r\n|%]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
    })
    .join(',')
}

/** Line of a CSV file with its cells; lines of text in quotes belong to the line in which they begin. */
interface CsvLine {
  /** Counts from 1. */
  readonly number: number
  readonly cells: readonly string[]
}

interface CsvOptions {
  readonly separator: string
  /** Maximum number of lines that are read. */
  readonly maxLines: number
}

/**
 * Reads CSV as RFC 4180 has it, in one pass over its characters. Empty lines are left out; a quote that is never closed
 * ends with the text.
 */
export function readCsv(text: string, { maxLines, separator }: CsvOptions): readonly CsvLine[] {
  const lines: CsvLine[] = []
  let cells: string[] = []
  let [cell, isQuoted, number, start] = ['', false, 1, 1]
  const endLine = () => {
    cells.push(cell)
    if (cells.some((one) => one.trim() !== '')) lines.push({ number: start, cells })
    cells = []
    cell = ''
    start = number + 1
  }
  for (let at = 0; at < text.length && lines.length < maxLines; at++) {
    const char = text.charAt(at)
    if (isQuoted && char === '"' && text.charAt(at + 1) === '"') {
      cell += char
      at++
    } else if (char === '"' && (isQuoted || cell === '')) isQuoted = !isQuoted
    else if (!isQuoted && char === separator) {
      cells.push(cell)
      cell = ''
    } else if (!isQuoted && char === '\n') endLine()
    else cell += char
    if (char === '\n') number++
  }
  if (lines.length < maxLines) endLine()
  return lines.map((line) => ({ ...line, cells: line.cells.map((one) => one.trim()) }))
}
