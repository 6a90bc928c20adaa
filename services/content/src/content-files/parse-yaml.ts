import { LineCounter, parseDocument } from 'yaml'

import { partsOf, type FieldPath, type WrittenFile } from './written-file.js'

/** Reads YAML; `firstLine` is the line of the file on which it begins. Text loses the line break at its end. */
export function parseYaml(text: string, firstLine = 1): WrittenFile {
  const lineCounter = new LineCounter()
  const document = parseDocument(text, { lineCounter, prettyErrors: false })
  const lineAt = (offset: number) => lineCounter.linePos(offset).line + firstLine - 1
  const mistakes = document.errors.map(({ message, pos }) => ({
    line: lineAt(pos[0]),
    message: `this is not YAML: ${message}`,
  }))

  const lineOf = (path: FieldPath): number => {
    const segments = partsOf(path)
    for (let length = segments.length; length > 0; length--) {
      const node = document.getIn(segments.slice(0, length), true) as { range?: readonly number[] } | undefined
      if (node?.range) return lineAt(node.range[0] ?? 0)
    }
    return firstLine
  }
  return { data: mistakes.length > 0 ? undefined : document.toJS({ reviver: withoutLineBreak }), mistakes, lineOf }
}

function withoutLineBreak(_key: unknown, value: unknown): unknown {
  return typeof value === 'string' ? value.trimEnd() : value
}
