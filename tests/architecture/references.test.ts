import { basename } from 'node:path'

import { expect, test } from '@jest/globals'

import { idsIn, requirementRows } from '../../infra/checks/check-requirements.ts'
import { commentsIn } from './comments.js'
import { testTitles } from './test-titles.js'
import { textOf, trackedFiles } from './tracked-text.js'

/** Requirement IDs that are defined in the registers: `- **TRIP-01** One sentence.` */
const named = new Set(
  ['docs/registers/requirements.md', 'docs/registers/rulings.md'].flatMap((page) =>
    [...textOf(page).matchAll(/^- \*\*([A-Z]+(?:-[A-Z]?)?\d+)\*\* \S/gm)].map(([, id]) => String(id)),
  ),
)

/** Technical terms that look like IDs, or IDs made up by tests. */
const noId = /^(?:SHA|AES|UTF|PDF|XA)-\d/

const programs = trackedFiles('*.ts', '*.tsx', '*.mjs', '*.js', '*.cjs')
/** Texts for patients cite no row; they name vitamins and guidelines. */
const pages = trackedFiles(':!services/content/content/', '*.md', '*.graphql', '*.css', '*.conf', '*.yml', '*.template')
/** Returns the text of a program that people read: its comments and test titles. */
function wordsOf(file: string): string {
  const text = textOf(file)
  if (pages.includes(file)) return text
  if (!/\b[A-Z]{1,6}-?\d{1,3}\b/.test(text)) return ''
  const titles = /\.(?:test|spec)\.tsx?$/.test(file) ? testTitles(file, text) : []
  return [commentsIn(file, text), ...titles].join('\n')
}

/** The ids of a text with its ranges filled: rows and rulings by any number of letters, rules and goals by one. */
function cited(text: string): string[] {
  const ids = [...text.matchAll(/(?<![\w%-])(?:[A-Z]{1,6}-[A-Z]?\d{1,3}|[A-Z]\d{1,2})\b(?!-|%)/g)].map(([id]) => id)
  return [...new Set([...ids, ...idsIn([text])])].filter((id) => !noId.test(id))
}

test('every id that code, tests and documents cite is named by docs/registers/requirements.md or docs/registers/rulings.md', () => {
  const files = [...programs, ...pages]
  const unnamed = files.flatMap((file) =>
    cited(wordsOf(file))
      .filter((id) => !named.has(id))
      .map((id) => `${file}: ${id}`),
  )

  expect(named.size).toBeGreaterThan(600)
  expect(files.length).toBeGreaterThan(500)
  expect(unnamed).toEqual([])
}, 60_000)

test('every ruling by which a row is rejected or changed is named by docs/registers/rulings.md', () => {
  const rejected = requirementRows().flatMap(({ status }) => status.match(/[A-Z]-\d+/) ?? [])
  const rulings = textOf('docs/registers/requirements.md').match(/\b[DO]-\d+\b/g) ?? []

  expect(rejected.length).toBeGreaterThan(0)
  expect(rulings.length).toBeGreaterThan(100)
  expect([...rejected, ...rulings].filter((id) => !named.has(id))).toEqual([])
})

/** References to documents outside the repository; this file has to spell out the refused forms. */
const papers = [
  /\b(?:facts?|techniques?|traps?) \d+/gi,
  /§ ?\d[\d.]*/g,
  /\bissue \d+ item \d+/gi,
  /\bADRs?[ -]?\d+/g,
  /\bAppendix [A-Z]\b/g,
  /\b00[01] L\d+/g,
  /\b(?:reliability-security|performance-measurements|visual-language|partner-and-trust|staff-desk|toolchain)\b/g,
  /\breview-(?:architecture|content|newcomer|performance|privacy|requirements|security|site)\b/g,
]

test('no reference points to a document outside the repository: the reason itself is given instead', () => {
  const files = trackedFiles(
    '*',
    ':!package-lock.json',
    ':!*.png',
    ':!*.svg',
    ':!tests/architecture/references.test.ts',
  )
  const existing = new Set(trackedFiles('*.md').map((page) => basename(page)))
  const found = files.flatMap((file) => {
    const text = textOf(file)
    const missing = [...text.matchAll(/[\w-]+\.md\b/g)].map(([name]) => name).filter((name) => !existing.has(name))
    const outside = papers.flatMap((pattern) => text.match(pattern) ?? [])
    return [...missing, ...outside].map((reference) => `${file}: ${reference}`)
  })

  expect(files.length).toBeGreaterThan(1000)
  expect(found).toEqual([])
})

test('no program has an id for a key: a row may be numbered, a route and a rule have names', () => {
  const shipped = programs.filter((file) => !/^tests\/|\.(?:test|spec|fixture)\.tsx?$/.test(file))
  const keys = shipped.flatMap((file) =>
    [...textOf(file).matchAll(/(['"`])((?:[A-Z]{2,6}|[DO])-\d{1,3})\1/g)].map(([, , id]) => `${file}: ${id}`),
  )

  expect(shipped.length).toBeGreaterThan(500)
  expect(keys.filter((key) => !noId.test(key.split(': ')[1] ?? ''))).toEqual([])
})
