import ts from 'typescript'

/** Modifiers of `test` or `describe` that keep the test in the run. */
const harmless = new Set(['describe', 'each', 'only', 'concurrent', 'serial', 'parallel'])
const removed = new Set(['skip', 'todo', 'fixme'])

/**
 * Returns the titles of a file's tests, each with those of its groups, without running them. Skipped tests are
 * excluded. A test with a table has one title for each line whose values are literals.
 */
export function testTitles(path: string, text: string): string[] {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  return titlesBelow(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind))
}

function titlesBelow(node: ts.Node): string[] {
  const titles: string[] = []
  ts.forEachChild(node, (child) => void titles.push(...titlesAt(child)))
  return titles
}

function titlesAt(node: ts.Node): string[] {
  if (!ts.isCallExpression(node)) return titlesBelow(node)
  const { names, table } = called(node.expression)
  const isGroup = names.includes('describe')
  if (!isGroup && names[0] !== 'test' && names[0] !== 'it') return titlesBelow(node)
  if (names.some((word) => removed.has(word))) return []
  const title = node.arguments[0]
  if (!title || names.slice(1).some((word) => !harmless.has(word))) return titlesBelow(node)
  // `test.each(table)`; the titles are arguments of the returned function.
  if (names.at(-1) === 'each' && !table) return titlesBelow(node)
  const own = linesOf(textOf(title), table)
  if (!isGroup) return own
  const inner = node.arguments.slice(1).flatMap(titlesAt)
  return own.flatMap((group) => inner.map((name) => `${group} ${name}`))
}

/** The names of `test.describe.each(table)`: test, describe, each; with the table if there is one. */
function called(callee: ts.Expression): { names: string[]; table?: ts.Node } {
  if (ts.isIdentifier(callee)) return { names: [callee.text] }
  if (ts.isPropertyAccessExpression(callee)) {
    return { names: [...called(callee.expression).names, callee.name.text] }
  }
  if (!ts.isCallExpression(callee)) return { names: [] }
  const table = callee.arguments[0]
  return { names: called(callee.expression).names, ...(table && { table }) }
}

/** Returns a title as written; values inserted at run time are omitted. */
function textOf(node: ts.Node): string {
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isTemplateExpression(node)) {
    return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…')
  }
  if (ts.isBinaryExpression(node)) return textOf(node.left) + textOf(node.right)
  return '…'
}

/** Returns one title for each line of a literal table, otherwise the title itself. */
function linesOf(title: string, table: ts.Node | undefined): string[] {
  const lines = table && writtenLines(table)
  if (!lines) return [title]
  return lines.map((cells) => {
    let next = 0
    return title.replace(/%[sdifjopO]/g, () => cells[next++] ?? '…')
  })
}

function writtenLines(table: ts.Node): string[][] | undefined {
  if (ts.isAsExpression(table)) return writtenLines(table.expression)
  if (!ts.isArrayLiteralExpression(table)) return undefined
  return table.elements.map((line) => (ts.isArrayLiteralExpression(line) ? line.elements.map(textOf) : [textOf(line)]))
}
