import { parse } from 'yaml'

import { textOf, trackedFiles } from './tracked-text.js'

/** Published texts in files that an editor reads. */
export const contentPath = 'services/content/content'

/** Files of the content folder, without data generated from other packages. */
export const contentFiles = trackedFiles(`${contentPath}/*.md`, `${contentPath}/*.yaml`)

/** Returns the texts of one file: its facts, titles and prose. */
export function textsOfContent(file: string): readonly string[] {
  const { facts, prose } = partsOf(file)
  return [...stringsIn(facts), ...prose]
}

/** Returns groups of fields in the facts of one file, such as a link with its title and path. */
export function groupsOfContent(file: string): readonly Readonly<Record<string, unknown>>[] {
  return groupsIn(partsOf(file).facts)
}

function partsOf(file: string): { readonly facts: unknown; readonly prose: readonly string[] } {
  const text = textOf(file)
  if (file.endsWith('.yaml')) return { facts: parse(text), prose: [] }
  const [, front = '', body = ''] = /^---\n(.*?)(?<=\n)---\n(.*)$/s.exec(text) ?? []
  // A block below a heading contains facts of its section.
  const prose = body.replaceAll(/^```yaml\n.*?^```\n/gms, '')
  return { facts: parse(front), prose: prose.split(/^#{1,2} (.*)$/m) }
}

function stringsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : []
}

function groupsIn(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  if (value === null || typeof value !== 'object') return []
  const inner = Object.values(value).flatMap(groupsIn)
  return Array.isArray(value) ? inner : [value as Readonly<Record<string, unknown>>, ...inner]
}
