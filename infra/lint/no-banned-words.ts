import { relative } from 'node:path'

import { defineRule, type ESTree } from '@oxlint/plugins'

import { bannedWords, type BannedWord } from './banned-words.ts'

/**
 * Returns a name as separate words: `keepDeadLetter`, `KEEP_DEAD_LETTER` and `keep-dead-letter` become ' keep dead
 * letter '.
 */
function splitName(name: string): string {
  const spaced = name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
  return ` ${spaced
    .replace(/[^A-Za-z0-9]+/g, ' ')
    .trim()
    .toLowerCase()} `
}

/** Returns the banned word in a name or path, with its entry. */
export function bannedWordsIn(name: string, where: 'name' | 'path'): { word: string; use: string } | undefined {
  for (const entry of bannedWords) {
    if (entry.inPathsAlone && where === 'name') continue
    const word = entry.words.find((one) => contains(name, one, entry))
    if (word !== undefined) return { word, use: entry.use }
  }
  return undefined
}

function contains(name: string, word: string, { exact, except = [], first }: BannedWord): boolean {
  if (exact) return name === word
  const read = splitName(name)
  const text = except.reduce((remaining, allowed) => remaining.replaceAll(` ${allowed} `, '  '), read)
  return first ? text.startsWith(` ${word} `) && text.length > word.length + 2 : text.includes(` ${word} `)
}

/** Returns the banned word in the text of a comment, with its entry. */
export function bannedWordInComment(text: string): { word: string; use: string } | undefined {
  const read = ` ${text.toLowerCase().replace(/[^a-z0-9]+/g, ' ')} `
  for (const { inComments, use, words } of bannedWords) {
    const word = inComments && words.find((one) => read.includes(` ${one} `))
    if (word) return { word, use }
  }
  return undefined
}

/** Lint rule: no name, path or comment uses a banned word. */
export const noBannedWords = defineRule({
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      name: '"{{name}}" says "{{word}}", which was given up. Use {{use}} (docs/registers/glossary.md).',
      path: 'The path "{{name}}" says "{{word}}", which was given up. Use {{use}} (docs/registers/glossary.md).',
      prop: 'The prop "{{name}}" was given up. Use variant, tone or step, whichever is meant (docs/registers/glossary.md).',
      comment: 'This comment says "{{word}}", which was given up. Write {{use}} (docs/registers/glossary.md).',
    },
  },
  create(context) {
    return {
      'JSXAttribute > JSXIdentifier[name=/^(?:look|place)$/]'(node: ESTree.JSXIdentifier) {
        context.report({ node, messageId: 'prop', data: { name: node.name } })
      },
      Program(node) {
        const { ast } = context.sourceCode
        const name = relative(context.cwd, context.filename).replaceAll('\\', '/')
        const inPath = name
          .split('/')
          .map((part) => bannedWordsIn(part.replace(/(?:\.\w+)?\.\w+$/, ''), 'path'))
          .find(Boolean)
        if (inPath) context.report({ node, messageId: 'path', data: { name, ...inPath } })

        const seen = new Set<string>()
        for (const token of ast.tokens) {
          if (!/Identifier$/.test(token.type) || seen.has(token.value)) continue
          seen.add(token.value)
          const found = bannedWordsIn(token.value, 'name')
          if (found) context.report({ loc: token.loc, messageId: 'name', data: { name: token.value, ...found } })
        }
        for (const comment of ast.comments) {
          const found = bannedWordInComment(comment.value)
          if (found) context.report({ loc: comment.loc, messageId: 'comment', data: { ...found } })
        }
      },
    }
  },
})
