import { defineRule } from '@oxlint/plugins'

const maxWordsInSentence = 30
const bannedOpening = /^(?:What|Who|Whose|Whom|Where|How|Whoever|Nobody)\b/
const dialect = /\b(?:whoever|anew|meanwhile|what (?:is|was) (?:said|asked|told|heard|given|taken))\b/i
const directive = /^\s*(?:@|(?:ox|es)lint-|#(?:end)?region)/

interface CommentError {
  readonly messageId: 'riddle' | 'dialect' | 'long'
  readonly word: string
}

/** Returns the first fault of a comment's text; undefined when it is plain. */
export function findError(text: string): CommentError | undefined {
  const read = text
    .split('\n')
    .map((line) => line.replace(/^\s*\*?\s?/, ''))
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/ @(?:param|returns|type)\b.*/, '')
    .trim()
  const [first] = bannedOpening.exec(read) ?? []
  if (first !== undefined) return { messageId: 'riddle', word: first }
  const [word] = dialect.exec(read) ?? []
  if (word !== undefined) return { messageId: 'dialect', word }
  const long = read.split(/(?<=[.!?:;])\s/).find((sentence) => sentence.split(' ').length > maxWordsInSentence)
  return long === undefined ? undefined : { messageId: 'long', word: long.slice(0, 40) }
}

/** Lint rule: a comment is a plain sentence that is understood when it is first read (docs/style.md). */
export const plainComments = defineRule({
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      riddle:
        'This comment begins with "{{word}}". Name the thing: "Maximum …", "Returns …", "Whether …" (docs/style.md).',
      dialect: 'This comment says "{{word}}". Write it in plain words (docs/style.md).',
      long: `A sentence of this comment has more than ${maxWordsInSentence} words: "{{word}}…". Divide it (docs/style.md).`,
    },
  },
  create(context) {
    return {
      Program() {
        let paragraph: { text: string; lastLine: number } | undefined
        for (const { loc, type, value } of context.sourceCode.getAllComments()) {
          if (directive.test(value)) continue
          const isAlone = !context.sourceCode.lines[loc.start.line - 1]?.slice(0, loc.start.column).trim()
          const continues = isAlone && type === 'Line' && loc.start.line - 1 === paragraph?.lastLine
          const text: string = continues && paragraph ? `${paragraph.text} ${value}` : value
          paragraph = isAlone && type === 'Line' ? { text, lastLine: loc.end.line } : undefined
          const error = findError(text)
          if (error) context.report({ loc, messageId: error.messageId, data: { word: error.word } })
        }
      },
    }
  },
})
