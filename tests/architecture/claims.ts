import ts from 'typescript'

/** A sentence that people read, and the file it stands in. */
export interface Said {
  readonly file: string
  readonly sentence: string
}

/** What only evidence may say: shares, accreditation, superlatives, scarcity, guarantees, and answers by the clock. */
const claim =
  /\d\s*(?:%|percent\b|per cent\b)|\baccredit\w*|\bbest\b|\bonly\b[^.]{0,60}\bleft\b|\bguarantee\w*|\bwithin (?:24|twenty-four) hours\b/i

/** Two words beside each other: what has none is a key, a colour or a width. */
const words = /[a-z]{2,} \(?[a-z]/i

/** The sentences of a source, without its comments, that claim something. */
export function claimsIn(file: string, source: string): readonly Said[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const sentences = textsOf(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind)).flatMap(sentencesOf)
  return sentences.filter((text) => claim.test(text) && words.test(text)).map((sentence) => ({ file, sentence }))
}

function textsOf(node: ts.Node): readonly string[] {
  if (ts.isImportDeclaration(node) || (ts.isJsxAttribute(node) && node.name.getText() === 'className')) return []
  if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) return [node.text]
  const own = ts.isTemplateExpression(node)
    ? [[node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…')]
    : []
  return [...own, ...node.getChildren().flatMap(textsOf)]
}

function sentencesOf(text: string): readonly string[] {
  return text
    .split(/\n\s*\n|\||(?<=[.!?]\**)\s+/)
    .map((part) =>
      part
        .replaceAll(/\*\*|^\s*-\s/g, '')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
    .filter((part) => !part.startsWith('linear-gradient('))
}
