import ts from 'typescript'

/** Returns the comments of a program, wherever they appear; text in a string that looks like a comment is excluded. */
export function commentsIn(path: string, text: string): string {
  const kind = /x$/.test(path) ? ts.ScriptKind.TSX : /js$/.test(path) ? ts.ScriptKind.JS : ts.ScriptKind.TS
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind)
  const found: string[] = []
  const collect = (node: ts.Node): void => {
    const children = node.getChildren(file)
    // Only white space and comments appear between two tokens of a program.
    if (children.length === 0) found.push(text.slice(node.getFullStart(), node.getStart(file)))
    children.forEach(collect)
  }
  collect(file)
  return found.join('\n')
}
