import { expect, test } from '@jest/globals'
import ts from 'typescript'

import { allowedTexts, unusedWords } from './copy-words.js'
import { contentPath, groupsOfContent, textsOfContent } from './content-texts.js'
import { textOf, trackedFiles } from './tracked-text.js'

const places = {
  'copy of the web client': ['web/app/*.copy.ts'],
  content: [`${contentPath}/*.md`, `${contentPath}/*.yaml`],
  mails: [
    'services/notification/src/emails/*.tsx',
    'services/notification/src/emails/*.rules.ts',
    'services/notification/src/emails/*.copy.ts',
  ],
  'the staff desk': ['web/admin/*.tsx', 'web/admin/*.ts'],
  'sentences and lists of forms, sentences of refusals': [
    'packages/contracts/src/forms/*.form.ts',
    'packages/contracts/src/vocabulary/*.ts',
    'packages/contracts/src/errors.ts',
  ],
} as const

/**
 * Titles of publications and names of airports are kept as they are; a legal document changes only with its next
 * version.
 */
const notInternal = /content\/legal-documents\/|vocabulary\/built-in-airports[.]ts$/

const filesOf = (patterns: readonly string[]) =>
  trackedFiles(...patterns).filter((file) => !/[.](?:test|fixture)[.]/.test(file) && !notInternal.test(file))

test.each(Object.entries(places))('%s uses none of the words banned on the site', (_place, patterns) => {
  const files = filesOf(patterns)
  const found = files.flatMap((file) => visibleTextIn(file).flatMap((text) => complaintsOf(file, text)))

  expect(files.length).toBeGreaterThan(5)
  expect(found).toEqual([])
})

test('a word of the list is found in a string, a template and markup, and not in a comment', () => {
  const source = "// colour\nconst a = 'The colour.'; const b = `${a} anaesthesia`; const c = <p>your e-mail</p>"

  expect(textsIn('a.tsx', source).flatMap((text) => complaintsOf('a.tsx', text))).toHaveLength(3)
  expect(complaintsOf('a.ts', 'American Academy of Orthopaedic Surgeons')).toEqual([])
})

function visibleTextIn(file: string): string[] {
  if (!file.startsWith(contentPath)) return textsIn(file, textOf(file))
  const titles = new Set(groupsOfContent(file).flatMap(({ sources }) => sources))
  return textsOfContent(file).filter((text) => !titles.has(text))
}

function complaintsOf(file: string, text: string): string[] {
  const ours = allowedTexts.reduce((rest, allowed) => rest.replace(allowed, ''), text)
  return unusedWords.flatMap(({ use, word }) => {
    const match = word.exec(ours)
    return match ? [`${file}: '${match[0]}' in '${ours.trim().slice(0, 60)}'; use ${use}`] : []
  })
}

/** Returns the texts of a file that people may read: strings, templates and JSX text, without imports. */
function textsIn(file: string, text: string): string[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return
    if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node)) found.push(node.text)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind))
  return found
}
