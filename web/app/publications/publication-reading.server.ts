import { Parser } from 'htmlparser2'
import { data } from 'react-router-dom'

import type { GraphReading } from '../graph/load-context.js'
import type { Prose, ProseElement, WithProse } from './prose.js'
import type { PublicationReading } from './publication.types.js'

/**
 * Returns the loader's result: the page, HTTP 404 when nothing is published there (D-22), or HTTP 503 when the graph
 * did not reply. `missingStatus` is 410 for an archived page. With the 503, our own fault is not mistaken for an empty
 * page.
 */
export function respondWith<Data extends object, Page>(
  reading: GraphReading<Data>,
  pick: (data: WithProse<Data>) => Page | null,
  missingStatus: 404 | 410 = 404,
) {
  if (reading.unavailable === 'refused') return data<PublicationReading<Page>>({ state: 'missing' }, { status: 404 })
  if (reading.unavailable) return data<PublicationReading<Page>>({ state: 'unavailable' }, { status: 503 })
  const page = pick(withProse(reading.data))
  if (page === null) return data<PublicationReading<Page>>({ state: 'missing' }, { status: missingStatus })
  return data<PublicationReading<Page>>({ state: 'found', page })
}

/** Allowed elements of a text; the content of any other element is kept as plain text (ART-13, D-60). */
const allowed = new Set(
  ['p', 'br', 'strong', 'em', 'a', 'ul', 'ol', 'li', 'blockquote'].concat([
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ]),
)
/** Elements whose content is not text. */
const dropped = new Set(['script', 'style', 'template', 'iframe', 'noscript'])
const safeLink = /^(?:https:|mailto:|#|\/(?!\/))/i

type Draft = Omit<ProseElement, 'children'> & { readonly children: (string | ProseElement)[] }

/** Parses HTML into plain data; all elements outside the allow-list are dropped (ART-13, D-60). */
export function proseOf(html: string): Prose {
  const root: Draft = { tag: 'root', children: [] }
  const open: Draft[] = [root]
  let droppedDepth = 0
  const parser = new Parser({
    onopentag(name, attributes) {
      if (dropped.has(name)) droppedDepth += 1
      const element = draftOf(name, attributes)
      if (allowed.has(name) && droppedDepth === 0) open.at(-1)?.children.push(element)
      // An element that is not allowed is replaced by its children.
      open.push(allowed.has(name) ? element : { ...element, children: open.at(-1)?.children ?? [] })
    },
    ontext(text) {
      if (droppedDepth === 0) addText(open.at(-1)?.children ?? [], text)
    },
    onclosetag(name) {
      if (dropped.has(name)) droppedDepth -= 1
      open.pop()
    },
  })
  parser.end(html)
  return root.children
}

function draftOf(tag: string, { href, start }: Readonly<Record<string, string>>): Draft {
  return {
    tag,
    ...(tag === 'a' && href && safeLink.test(href) ? { href } : {}),
    ...(tag === 'ol' && start ? { start: Number(start) } : {}),
    children: [],
  }
}

function addText(children: (string | ProseElement)[], text: string): void {
  const last = children.at(-1)
  if (typeof last === 'string') children[children.length - 1] = last + text
  else if (text !== '\n') children.push(text)
}

/** Parsed prose by response; a cached response is shown many times and parsed once (P4). */
const readBefore = new WeakMap<object, unknown>()

/** Returns a graph response with all its HTML parsed (D-60). */
export function withProse<T extends object>(data: T): WithProse<T> {
  if (!readBefore.has(data)) readBefore.set(data, read(data))
  return readBefore.get(data) as WithProse<T>
}

function read(value: unknown, name = ''): unknown {
  if (typeof value === 'string') return name === 'html' || name.endsWith('Html') ? proseOf(value) : value
  if (Array.isArray(value)) return value.map((item) => read(item))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, read(item, key)]))
}
