import { marked, type Token, type Tokens } from 'marked'
import type { AnyObject, ObjectSchema, SchemaDescription } from 'yup'

import type { Mistake } from './content-file-error.js'
import { parseYaml } from './parse-yaml.js'
import { partsOf, type FieldPath, type WrittenFile } from './written-file.js'

/** Headed part of a text. */
interface Entry {
  readonly title: string
  readonly line: number
  /** Facts of the part: the YAML block below its heading. */
  readonly facts: Readonly<Record<string, unknown>>
  readonly factLines: (path: FieldPath) => number
  readonly text: string
}

/** Part of a page below a heading of the first level; the first one has none. */
interface Part {
  readonly heading: string | null
  readonly line: number
  readonly text: string
  readonly entries: readonly Entry[]
}

/**
 * Reads a page: facts between two lines of `---`, then prose. The text before the first heading is the introduction, and
 * `## Title` begins a section. `# Label` begins another part of the page, which the schema names by that label: prose,
 * points, or prose by key, each of the latter below its own `## Title`. A YAML block right below the heading of a section
 * holds its facts, such as a picture.
 */
export function parseMarkdown(text: string, schema: ObjectSchema<AnyObject>): WrittenFile {
  const [, frontMatter, body] = /^---\n(.*?)(?<=\n)---\n(.*)$/s.exec(text) ?? []
  if (frontMatter === undefined || body === undefined) {
    const message = 'the file begins with a line ---, the facts of the page, and another line ---'
    return { data: undefined, mistakes: [{ line: 1, message }], lineOf: () => 1 }
  }

  const facts = parseYaml(frontMatter, 2)
  const { mistakes, parts } = partsIn(body, frontMatter.split('\n').length + 2)
  const lines = new Map<FieldPath, number>()
  const prose: Record<string, unknown> = {}
  const proseMistakes = parts.flatMap((part) => readPart(part, { schema, prose, lines }))
  const found = [...facts.mistakes, ...misplacedFacts(facts, schema), ...mistakes, ...proseMistakes]
  return {
    data: found.length > 0 ? undefined : { ...(facts.data as object), ...emptyLists(schema), ...prose },
    mistakes: found,
    lineOf: (path) => lineIn(lines, path) ?? facts.lineOf(path),
  }
}

/** Finds facts that would replace text below them, or be replaced by it. */
function misplacedFacts({ data, lineOf }: WrittenFile, schema: ObjectSchema<AnyObject>): Mistake[] {
  const below = new Set(['intro', 'sections', 'content', ...labelsOf(schema).values()])
  return Object.keys(data ?? {})
    .filter((field) => below.has(field))
    .map((field) => ({ line: lineOf(field), message: `${field} is written below the facts, not among them` }))
}

function lineIn(lines: ReadonlyMap<FieldPath, number>, path: FieldPath): number | undefined {
  const segments = partsOf(path)
  for (let length = segments.length; length > 0; length--) {
    const line = lines.get(segments.slice(0, length).join('.'))
    if (line !== undefined) return line
  }
  return undefined
}

/** Text below a heading, and the line on which it begins. */
interface Draft {
  readonly title: string
  readonly line: number
  raw: string
  rawLine: number
}

/** Splits the body at its headings. */
function partsIn(body: string, firstLine: number): { parts: Part[]; mistakes: Mistake[] } {
  const drafts: (Draft & { readonly entries: Draft[] })[] = [{ ...newDraft('', firstLine), entries: [] }]
  const mistakes: Mistake[] = []
  let line = firstLine
  for (const token of marked.lexer(body)) {
    const part = drafts.at(-1)
    const text = part?.entries.at(-1) ?? part
    const nextLine = line + token.raw.split('\n').length - 1
    if (!isHeading(token)) {
      if (text?.raw === '') text.rawLine = line
      if (text) text.raw += token.raw
    } else if (token.depth === 1) drafts.push({ ...newDraft(token.text, line), entries: [] })
    else if (token.depth === 2) part?.entries.push(newDraft(token.text, line))
    else mistakes.push({ line, message: `"${token.text}" is a heading below a section; only # and ## are read` })
    line = nextLine
  }
  const parts = drafts.map(({ entries, ...draft }, i): Part => {
    const read = entries.map((entry) => readEntry(entry))
    mistakes.push(...read.flatMap((one) => one.mistakes))
    const heading = i === 0 ? null : draft.title
    return {
      heading,
      line: heading === null ? textLine(draft) : draft.line,
      text: trimmed(draft.raw),
      entries: read.map((one) => one.entry),
    }
  })
  return { parts, mistakes }
}

function newDraft(title: string, line: number): Draft {
  return { title, line, raw: '', rawLine: line }
}

/** Returns the line of the first word. */
function textLine({ raw, rawLine }: Draft): number {
  return rawLine + (/^\n*/.exec(raw)?.[0].length ?? 0)
}

function readEntry(draft: Draft): { entry: Entry; mistakes: readonly Mistake[] } {
  const { line, raw, title } = draft
  const block = /^\n*```yaml\n(.*?)^```\n/ms.exec(raw)
  const facts = parseYaml(block?.[1] ?? '{}', textLine(draft) + 1)
  return {
    entry: {
      title,
      line,
      facts: (facts.data ?? {}) as Entry['facts'],
      factLines: facts.lineOf,
      text: trimmed(raw.slice(block?.[0].length ?? 0)),
    },
    mistakes: facts.mistakes,
  }
}

/** Content of a page read so far, and the schema of its parts. */
interface Reading {
  readonly schema: ObjectSchema<AnyObject>
  readonly prose: Record<string, unknown>
  readonly lines: Map<FieldPath, number>
}

function readPart(part: Part, { lines, prose, schema }: Reading): Mistake[] {
  if (part.heading === null) return readText(part, { schema, prose, lines })
  const labels = labelsOf(schema)
  const field = labels.get(part.heading)
  if (field === undefined) {
    const headings = [...labels.keys()].map((label) => `# ${label}`).join(', ') || 'none'
    return [{ line: part.line, message: `the page has no part "# ${part.heading}"; its parts are: ${headings}` }]
  }
  if (field in prose) return [{ line: part.line, message: `the part "# ${part.heading}" is there twice` }]
  lines.set(field, part.line)
  const { type } = schema.describe().fields[field] ?? {}
  if (type === 'string') {
    prose[field] = part.text
    return part.entries.map(({ line, title }) => ({
      line,
      message: `"## ${title}" stands in the part "# ${part.heading}", which is one text without headings`,
    }))
  }
  part.entries.forEach(({ line, title }, i) =>
    lines.set(type === 'array' ? `${field}.${i}` : `${field}.${title}`, line),
  )
  prose[field] =
    type === 'array'
      ? part.entries.map(({ facts, text, title }) => ({ title, text, ...facts }))
      : Object.fromEntries(part.entries.map(({ text, title }) => [title, text]))
  const mistakes = type === 'array' ? [] : keyedMistakes(part)
  if (part.text === '') return mistakes
  return [{ line: part.line, message: `the part "# ${part.heading}" begins with "## " and a title` }, ...mistakes]
}

/** Finds what prose by key would lose: an earlier text of the same key, and facts. */
function keyedMistakes({ entries, heading }: Part): Mistake[] {
  return entries.flatMap(({ facts, line, title }, i) => [
    ...(entries.slice(0, i).some((before) => before.title === title)
      ? [{ line, message: `"## ${title}" is there twice in the part "# ${heading}"` }]
      : []),
    ...(Object.keys(facts).length > 0
      ? [{ line, message: `"## ${title}" is one text, without facts of its own` }]
      : []),
  ])
}

/** Introduction and sections; those of an article are one field, which is left out while only its summary exists. */
function readText({ entries, line, text }: Part, { lines, prose, schema }: Reading): Mistake[] {
  const path = 'content' in schema.fields ? 'content.' : ''
  if (path !== '' && text === '' && entries.length === 0) return []
  const written = {
    intro: text,
    sections: entries.map(({ facts, text: content, title }) => ({ title, content, ...facts })),
  }
  Object.assign(prose, path === '' ? written : { content: written })
  lines.set(`${path}intro`, line)
  entries.forEach((entry, i) => {
    lines.set(`${path}sections.${i}`, entry.line)
    for (const field of Object.keys(entry.facts)) {
      lines.set(`${path}sections.${i}.${field}`, entry.factLines(field))
    }
  })
  return []
}

/** A list of points without a heading is empty. */
function emptyLists(schema: ObjectSchema<AnyObject>): Readonly<Record<string, unknown>> {
  const { fields } = schema.describe()
  return Object.fromEntries(
    [...labelsOf(schema).values()].flatMap((field) => (fields[field]?.type === 'array' ? [[field, []]] : [])),
  )
}

/** Parts of a page by their labels. */
function labelsOf(schema: ObjectSchema<AnyObject>): ReadonlyMap<string, string> {
  const fields = Object.entries(schema.describe().fields as Record<string, SchemaDescription>)
  return new Map(fields.flatMap(([field, { label }]) => (label === undefined ? [] : [[label, field]])))
}

function isHeading(token: Token): token is Tokens.Heading {
  return token.type === 'heading'
}

function trimmed(text: string): string {
  return text.replace(/^\n+/, '').trimEnd()
}
