import { describe, expect, test } from '@jest/globals'
import { RuleTester } from 'oxlint/plugins-dev'

import { bannedWords } from './banned-words.ts'
import { noBannedWords } from './no-banned-words.ts'

RuleTester.describe = (name, run) => describe(name, run)
RuleTester.it = (name, run) => test(name, run)

const rule = new RuleTester({ languageOptions: { parserOptions: { lang: 'tsx' } } })

const camelCase = (phrase: string) => phrase.replaceAll(/ ([a-z])/g, (_all, letter: string) => letter.toUpperCase())

const inNames = bannedWords
  .filter(({ inPathsAlone }) => !inPathsAlone)
  .flatMap(({ exact, first, use, words }) =>
    words.map((word) => ({ name: exact ? word : camelCase(first ? `${word} bytes` : `one ${word}`), use })),
  )
const inPaths = bannedWords
  .filter(({ exact }) => !exact)
  .flatMap(({ first, use, words }) =>
    words.map((word) => ({ path: `${word.replaceAll(' ', '-')}${first ? '-bytes' : ''}.ts`, use })),
  )
const inComments = bannedWords
  .filter(({ inComments }) => inComments)
  .flatMap(({ use, words }) => words.map((word) => ({ word, use })))

/** Code that must be refused, with the suggested replacement. */
const invalidCase = (name: string, code: string, use: string, filename = 'services/x/src/trip-plan.ts') => ({
  name,
  code,
  filename,
  errors: [new RegExp(use.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))],
})
const allowed = (name: string, code: string) => ({ name, code, filename: 'services/x/src/trip-plan.ts' })

test('the list has words for names, paths and comments', () => {
  expect(inNames.length).toBeGreaterThan(40)
  expect(inComments.length).toBeGreaterThan(10)
})

rule.run('the names', noBannedWords, {
  valid: [
    'keepAliveTimeout',
    'keepMounted',
    'atMost',
    'atLeast',
    'almost',
    'outermost',
    'keynote',
    'deadLetter',
    'largestContentfulPaintMs',
    'rawBody',
    'momentum',
    'understanding',
    'leaveGuard',
    'bodyShape',
    'screenReader',
  ].map((name) => allowed(`${name} is a name of the field`, `export const ${name} = 1`)),
  invalid: [
    ...inNames.flatMap(({ name, use }) => [
      invalidCase(`${name} as a constant`, `export const ${name} = 1`, use),
      invalidCase(`${name} as a property`, `export const found = { ${name}: 1 }.${name}`, use),
    ]),
    invalidCase(
      'settings and metrics',
      'export const settings = { NOTIFICATION_PLAN_PATIENCE_MINUTES: 1 }',
      'glossary',
    ),
    invalidCase(
      'each name is told once in a file',
      'export const kept = 1\nexport const all = [kept, kept]',
      'glossary',
    ),
  ],
})

rule.run('the paths', noBannedWords, {
  valid: [allowed('a path of plain words', '')],
  invalid: inPaths.flatMap(({ path, use }) => [
    invalidCase(`${path} as a file`, '', use, `web/app/${path}`),
    invalidCase(`${path} as a folder`, '', use, `web/app/${path.replace('.ts', '')}/parts.ts`),
  ]),
})

rule.run('the comments', noBannedWords, {
  valid: [
    allowed('sentences for people', `export const text = 'Please keep this reference; it takes a moment.'`),
    allowed('plain English in comments', '// Connections are kept open for a moment at most.'),
  ],
  invalid: inComments.flatMap(({ word, use }) => [
    invalidCase(`a line that says "${word}"`, `// It is ${word}, so to speak.`, use),
    invalidCase(`a block that says "${word}"`, `/** It is ${word.replace(' ', '\n * ')}. */`, use),
  ]),
})

const toast = { filename: 'web/app/ui/toast.tsx' }
rule.run('the props of components', noBannedWords, {
  valid: ['look', 'place'].map((prop) => ({ ...toast, code: `export const shown = <Toast tone={${prop}} />` })),
  invalid: ['look', 'place'].map((prop) => ({
    ...toast,
    code: `export const shown = <Toast ${prop}="gold" />`,
    errors: [{ messageId: 'prop' }],
  })),
})
