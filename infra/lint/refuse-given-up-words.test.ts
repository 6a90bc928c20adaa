import { expect, test } from '@jest/globals'
import { Linter } from 'eslint'

import { givenUpWords } from './given-up-words.ts'
import { refuseGivenUpWords } from './refuse-given-up-words.ts'

const linter = new Linter()

function messagesOf(code: string, filename = 'services/x/src/trip-plan.ts'): string[] {
  const plugins = { seneb: { rules: { 'given-up-words': refuseGivenUpWords } } }
  const config = { files: ['**/*.ts'], plugins, rules: { 'seneb/given-up-words': 'error' as const } }
  return linter.verify(code, [config], { filename }).map(({ message }) => message)
}

const camelCase = (words: string) => words.replaceAll(/ ([a-z])/g, (_all, letter: string) => letter.toUpperCase())

const inNames = givenUpWords
  .filter(({ inPathsAlone }) => !inPathsAlone)
  .flatMap(({ exact, first, use, words }) =>
    words.map((word) => ({ name: exact ? word : camelCase(first ? `${word} bytes` : `one ${word}`), use })),
  )
const inPaths = givenUpWords
  .filter(({ exact }) => !exact)
  .flatMap(({ first, use, words }) =>
    words.map((word) => ({ path: `${word.replaceAll(' ', '-')}${first ? '-bytes' : ''}.ts`, use })),
  )
const inComments = givenUpWords
  .filter(({ inComments }) => inComments)
  .flatMap(({ use, words }) => words.map((word) => ({ word, use })))

test('the list has words for names, paths and comments', () => {
  expect(inNames.length).toBeGreaterThan(40)
  expect(inComments.length).toBeGreaterThan(10)
})

test.each(inNames)('the name $name is refused, with what is written instead', ({ name, use }) => {
  expect(messagesOf(`export const ${name} = 1`)).toEqual([expect.stringContaining(use)])
  expect(messagesOf(`export const found = { ${name}: 1 }.${name}`)).toEqual([expect.stringContaining(use)])
})

test.each(inPaths)('the path $path is refused, as a file and as a folder', ({ path, use }) => {
  expect(messagesOf('', `web/app/${path}`)).toEqual([expect.stringContaining(use)])
  expect(messagesOf('', `web/app/${path.replace('.ts', '')}/parts.ts`)).toEqual([expect.stringContaining(use)])
})

test.each(inComments)('a comment that says "$word" is refused', ({ word, use }) => {
  expect(messagesOf(`// It is ${word}, so to speak.`)).toEqual([expect.stringContaining(use)])
  expect(messagesOf(`/** It is ${word.replace(' ', '\n * ')}. */`)).toEqual([expect.stringContaining(use)])
})

test.each(['look', 'place'])('the prop %s of a component is refused, a value of that name is not', (prop) => {
  const jsx = { ecmaFeatures: { jsx: true } }
  const plugins = { seneb: { rules: { 'given-up-words': refuseGivenUpWords } } }
  const rules = { 'seneb/given-up-words': 'error' as const }
  const config = { files: ['**/*.tsx'], languageOptions: { parserOptions: jsx }, plugins, rules }
  const verify = (code: string) => linter.verify(code, [config], { filename: 'web/app/ui/toast.tsx' })

  expect(verify(`export const shown = <Toast ${prop}="gold" />`)).toHaveLength(1)
  expect(verify(`export const shown = <Toast tone={${prop}} />`)).toEqual([])
})

test('settings and metrics are names as well', () => {
  expect(messagesOf('export const settings = { NOTIFICATION_PLAN_PATIENCE_MINUTES: 1 }')).toHaveLength(1)
})

test.each([
  ...['keepAliveTimeout', 'keepMounted', 'atMost', 'atLeast', 'almost', 'outermost', 'keynote', 'deadLetter'],
  ...['largestContentfulPaintMs', 'rawBody', 'momentum', 'understanding', 'leaveGuard', 'bodyShape', 'screenReader'],
])('%s is a name of the field', (name) => {
  expect(messagesOf(`export const ${name} = 1`)).toEqual([])
})

test('sentences for people and plain English in comments are left as they are', () => {
  expect(messagesOf(`export const text = 'Please keep this reference; it takes a moment.'`)).toEqual([])
  expect(messagesOf('// Connections are kept open for a moment at most.')).toEqual([])
})

test('each name is told once in a file', () => {
  expect(messagesOf('export const kept = 1\nexport const all = [kept, kept]')).toHaveLength(1)
})
