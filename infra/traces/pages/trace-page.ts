import { createElement as h, type ReactElement, type ReactNode } from 'react'

import { isoTime } from '../iso-time.ts'
import type { Span, Trace } from '../span.ts'
import { waterfallOf, type WaterfallRow, summaryOf, type TraceSummary } from '../waterfall.ts'
import { renderPage, cell, status, table, formatCount, formatDuration, formatTime } from './layout.ts'

const columns = {
  service: { heading: 'Service', name: 'service' },
  name: { heading: 'Step', name: 'name' },
  offset: { heading: 'Began after', name: 'offset' },
  duration: { heading: 'Took', name: 'duration' },
  status: { heading: 'Status', name: 'status' },
  timeline: { heading: 'Timeline', name: 'timeline' },
}

/** Maximum indentation; deeper steps are indented no further, and their depth is stated as text. */
const maxIndent = 16

/** One trace as a waterfall; `selected` is the id of the step whose attributes are shown. */
export function renderTracePage(trace: Trace, selected: string | undefined): string {
  const summary = summaryOf(trace)
  const rows = waterfallOf(trace).flatMap((row) => rowsOf(row, summary, row.span.spanId === selected))
  const caption = 'Every step below the one that caused it; its name opens its attributes'
  const main = h(
    'div',
    null,
    h('h1', null, summary.name),
    facts(summary),
    table({ caption, className: 'waterfall', columns: Object.values(columns), rows }),
  )
  return renderPage({ title: summary.name, main })
}

function facts(summary: TraceSummary): ReactElement {
  const { durationUs, errors, references, services, startUs, traceId } = summary
  const facts: readonly (readonly [term: string, value: ReactNode])[] = [
    ['Trace id', h('code', null, traceId)],
    ...(references.length > 0 ? [['Reference', references.join(', ')] as const] : []),
    ['Began (UTC)', h('time', { dateTime: isoTime(startUs) }, formatTime(startUs))],
    ['Took', formatDuration(durationUs)],
    ['Status', status(errors > 0, errors > 0 ? formatCount(errors, 'error') : 'no error')],
    ['Steps', `${stepsOf(summary)} in ${services.join(', ')}`],
    ['As data', h('a', { href: `/traces/${traceId}.json` }, 'JSON')],
  ]
  const pairs = facts.map(([term, value]) => h('div', { key: term }, h('dt', null, term), h('dd', null, value)))
  return h('dl', { className: 'facts' }, pairs)
}

function stepsOf({ droppedSpans, pieces, spans }: TraceSummary): string {
  const connected = pieces === 1 ? 'one connected tree' : `${pieces} pieces, as some causes have not arrived`
  const dropped = droppedSpans > 0 ? `; ${droppedSpans} more were dropped` : ''
  return `${formatCount(spans, 'step')} (${connected}${dropped})`
}

function rowsOf(row: WaterfallRow, trace: TraceSummary, isSelected: boolean): ReactElement[] {
  const { depth, offsetUs, span } = row
  const id = `s-${span.spanId}`
  const isError = span.status === 'error'
  const link = { href: `/traces/${span.traceId}${isSelected ? '' : `?span=${span.spanId}`}#${id}` }
  const name = h(
    'span',
    { className: `indent-${Math.min(depth, maxIndent)}` },
    h('span', { className: 'unseen' }, `level ${depth + 1}: `),
    h('a', { ...link, 'aria-expanded': isSelected }, span.name),
  )
  const attributes = { key: id, id, className: isError ? 'failed' : undefined }
  const step = h(
    'tr',
    attributes,
    cell(columns.service, span.service),
    cell(columns.name, name),
    cell(columns.offset, `+${formatDuration(offsetUs)}`),
    cell(columns.duration, formatDuration(span.durationUs)),
    cell(columns.status, status(isError, isError ? errorText(span) : 'no error')),
    cell(columns.timeline, timelineBar(row, trace.durationUs)),
  )
  return isSelected ? [step, stepDetails(span, Object.values(columns).length)] : [step]
}

/**
 * Returns the error's code or else its class, such as `error UNAVAILABLE`. Anything longer is shown among the
 * attributes.
 */
function errorText({ attributes, statusMessage = '' }: Span): string {
  const code = attributes.find(([key]) => key === 'error.type')?.[1] ?? statusMessage
  const isName = /^[\w.-]{1,40}$/.test(String(code))
  return isName ? `error ${String(code)}` : 'error'
}

/** Returns the row below a step that shows all of the step's data. */
export function stepDetails(span: Span, columns: number): ReactElement {
  const { durationUs, kind, parentSpanId, spanId, startUs, statusMessage } = span
  const own: readonly (readonly [key: string, value: string | undefined])[] = [
    ['span id', spanId],
    ['caused by', parentSpanId ?? 'nothing before it'],
    ['kind', kind],
    ['began', isoTime(startUs)],
    ['took', `${formatDuration(durationUs)} (${durationUs} µs)`],
    ['error', statusMessage],
  ]
  const attributes = [...own, ...span.attributes.map(([key, value]) => [key, String(value)] as const)]
  const pairs = attributes.flatMap(([key, value], index) =>
    value === undefined ? [] : [h('div', { key: index }, h('dt', null, key), h('dd', null, value))],
  )
  const heading = `Attributes of ${span.name}`
  return h(
    'tr',
    { key: 'details', className: 'details' },
    h('td', { colSpan: columns }, h('h2', null, heading), h('dl', null, pairs)),
  )
}

/** Number of units across the width of a trace, and the minimum width of a step in those units. */
const width = 1000
const minWidth = 5

/** Returns a drawing of when a step ran within its trace; the text beside it gives the same times. */
export function timelineBar({ offsetUs, span }: WaterfallRow, roundUs: number): ReactElement {
  const scale = width / Math.max(roundUs, 1)
  const length = Math.max(minWidth, Math.min(span.durationUs * scale, width))
  const x = Math.min(offsetUs * scale, width - length)
  const className = span.status === 'error' ? 'bar error' : 'bar'
  // An SVG attribute, because the page's policy refuses inline styles.
  const bar = h('rect', { x: x.toFixed(1), y: 0, width: length.toFixed(1), height: 10 })
  return h('svg', { className, viewBox: `0 0 ${width} 10`, preserveAspectRatio: 'none', 'aria-hidden': true }, bar)
}
