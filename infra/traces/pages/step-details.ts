import { createElement as h, type ReactElement } from 'react'

import type { Span } from '../span.ts'
import { isoTime, spokenDuration } from './words.ts'

/** The row below a step that tells everything the step says of itself. */
export function stepDetails(span: Span, columns: number): ReactElement {
  const { durationUs, kind, parentSpanId, spanId, startUs, statusMessage } = span
  const own: readonly (readonly [key: string, value: string | undefined])[] = [
    ['span id', spanId],
    ['caused by', parentSpanId ?? 'nothing before it'],
    ['kind', kind],
    ['began', isoTime(startUs)],
    ['took', `${spokenDuration(durationUs)} (${durationUs} µs)`],
    ['error', statusMessage],
  ]
  const told = [...own, ...span.attributes.map(([key, value]) => [key, String(value)] as const)]
  const pairs = told.flatMap(([key, value], place) =>
    value === undefined ? [] : [h('div', { key: place }, h('dt', null, key), h('dd', null, value))],
  )
  const heading = `Attributes of ${span.name}`
  return h(
    'tr',
    { key: 'details', className: 'details' },
    h('td', { colSpan: columns }, h('h2', null, heading), h('dl', null, pairs)),
  )
}
