import { readFileSync } from 'node:fs'

import { expect, test } from '@jest/globals'
import { pageActions, pageNames, specifiedLabels } from './page-names.js'
import ts from 'typescript'

import { contentFiles, groupsOfContent } from './content-texts.js'
import { textOf, trackedFiles } from './tracked-text.js'

const patterns = ['web/app/*.ts', 'web/app/*.tsx', 'services/content/src/search/*.ts']
const files = trackedFiles(...patterns).filter((file) => !/[.](?:test|fixture)[.]|graph\/generated/.test(file))

/** Articles have individual titles, and their links use those. */
const isNamed = (path: string) => pageNames.has(path)

const allowedFor = (path: string) =>
  [pageNames.get(path) ?? '', ...(pageActions[path] ?? []), ...(specifiedLabels[path] ?? [])].map((name) =>
    name.toLowerCase(),
  )

test('every link that names a page calls it by its one name, by its action, or as the specification does', () => {
  const links = [
    ...files.flatMap((file) => linksIn(file, textOf(file))),
    ...contentFiles.flatMap((file) =>
      groupsOfContent(file).flatMap(({ path, title }) =>
        typeof title === 'string' && typeof path === 'string' ? [{ file, label: title, path }] : [],
      ),
    ),
  ]

  expect(links.length).toBeGreaterThan(80)
  expect(links.filter(({ label, path }) => isNamed(path) && !allowedFor(path).includes(label.toLowerCase()))).toEqual(
    [],
  )
})

test('a link in an object is found, and another name for its page is refused', () => {
  const [found] = linksIn('a.ts', "const a = { label: 'Savings', to: '/budget-estimator' }")

  expect(found).toMatchObject({ label: 'Savings', path: '/budget-estimator' })
  expect(allowedFor('/budget-estimator')).toEqual(expect.arrayContaining(['cost estimator', 'budget estimator']))
  expect(allowedFor('/budget-estimator')).not.toContain('savings')
})

test('docs/registers/glossary.md lists every name that pages have beside their own', () => {
  const glossary = readFileSync(new URL('../../docs/registers/glossary.md', import.meta.url), 'utf8')
  const labels = Object.entries({ ...pageActions, ...specifiedLabels }).flatMap(([path, more]) => [
    pageNames.get(path) ?? path,
    ...more,
  ])
  expect(labels.filter((label) => !glossary.includes(label))).toEqual([])
})

interface NamedLink {
  readonly file: string
  readonly label: string
  readonly path: string
}

/** Returns object literals with a label or title and a path or address of the site. */
function linksIn(file: string, text: string): NamedLink[] {
  const found: NamedLink[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      const valueOf = (...names: string[]) =>
        node.properties.flatMap((property) =>
          ts.isPropertyAssignment(property) &&
          names.includes(property.name.getText().replaceAll("'", '')) &&
          ts.isStringLiteralLike(property.initializer)
            ? [property.initializer.text]
            : [],
        )[0]
      const [label, path] = [valueOf('label', 'title', 'name'), valueOf('to', 'path', 'page')]
      if (label !== undefined && path?.startsWith('/')) found.push({ file, label, path })
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX))
  return found
}
