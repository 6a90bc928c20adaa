import ts from 'typescript'

import { claimsOf } from '../support/claims.js'

/** Sentence that people read, and the file that contains it. */
export interface Claim {
  readonly file: string
  readonly sentence: string
}

/** Returns the sentences of a source that make a claim, without comments. */
export function claimsIn(file: string, source: string): readonly Claim[] {
  return textsIn(file, source)
    .flatMap(claimsOf)
    .map((sentence) => ({ file, sentence }))
}

/** Returns everything that a source may show: its texts without comments and imports. */
export function textsIn(file: string, source: string): readonly string[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  return textsOf(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind))
}

function textsOf(node: ts.Node): readonly string[] {
  if (ts.isImportDeclaration(node) || (ts.isJsxAttribute(node) && node.name.getText() === 'className')) return []
  if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) return [node.text]
  const own = ts.isTemplateExpression(node)
    ? [[node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…')]
    : []
  return [...own, ...node.getChildren().flatMap(textsOf)]
}
