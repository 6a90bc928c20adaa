import ts from 'typescript'

/** The comments of a program, whatever they stand in front of or behind; what looks like one in a text is none. */
export function commentsIn(path: string, text: string): string {
  const kind = /x$/.test(path) ? ts.ScriptKind.TSX : /js$/.test(path) ? ts.ScriptKind.JS : ts.ScriptKind.TS
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind)
  const found: string[] = []
  const collect = (node: ts.Node): void => {
    const parts = node.getChildren(file)
    // Between two words of a program stand white space and comments only.
    if (parts.length === 0) found.push(text.slice(node.getFullStart(), node.getStart(file)))
    parts.forEach(collect)
  }
  collect(file)
  return found.join('\n')
}
