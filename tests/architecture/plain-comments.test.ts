import { expect, test } from '@jest/globals'

import { findError } from '../../infra/lint/plain-comments.js'
import { textOf, trackedFiles } from './tracked-text.js'

/** Returns the comments of a file that the linter does not read, each as one text. */
function commentsOf(file: string, text: string): string[] {
  if (file.endsWith('.css')) return [...text.matchAll(/\/\*(.*?)\*\//gs)].map(([, comment = '']) => comment)
  if (file.endsWith('.graphql'))
    return [...text.matchAll(/"""(.*?)"""|"([^"\n]+)"|#(.*)$/gms)].map(([, ...groups]) => groups.join(''))
  return [...text.matchAll(/(?:^[ \t]*#(?!!).*\n?)+/gm)].flatMap(([block]) =>
    block
      .replaceAll(/^[ \t]*# ?/gm, '')
      // A setting, a rule of letters or an empty line ends a paragraph.
      .split(/^(?:[A-Z_]+=.*|-{3,}.*|\(required\)|)$/m),
  )
}

const files = trackedFiles(
  '*.css',
  '*.yml',
  '*.yaml',
  'Dockerfile',
  '*.sh',
  '*.conf',
  '.env.template',
  'gateway/src/**/*.graphql',
  'gateway/src/graph/*.graphql',
)

test('comments of styles, deployment files and schemas are plain sentences', () => {
  const found = files.flatMap((file) =>
    commentsOf(file, textOf(file)).flatMap((comment) => {
      const error = findError(comment)
      return error ? [`${file}: '${error.word}' in '${comment.trim().slice(0, 60)}' (${error.messageId})`] : []
    }),
  )

  expect(files.length).toBeGreaterThan(80)
  expect(found).toEqual([])
})

test.each([
  ['a.css', '/* What is open. */'],
  ['a.yml', 'a: 1\n  # Restarted by\n  # whoever changes it.\n'],
  ['Dockerfile', '# Where it runs.\nUSER nobody\n'],
  ['a.graphql', '"Drafted anew."\ntype A'],
])('a comment in %s is read', (file, text) => {
  expect(commentsOf(file, text).map(findError)).toContainEqual(expect.objectContaining({ word: expect.any(String) }))
})
