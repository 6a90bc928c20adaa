import { createElement as h, type ReactElement, type ReactNode } from 'react'

import type { TraceSummary } from '../trace-summary.ts'
import { renderPage } from './layout.ts'
import { searchForm, type SearchFormContent } from './search-form.ts'
import { cell, status, table } from './table.ts'
import { counted, isoTime, spokenDuration, spokenTime } from './words.ts'

/** More are found by a search. */
const maxRows = 100

export interface TraceList extends SearchFormContent {
  /** What was found, those that began last first. */
  readonly found: readonly TraceSummary[]
  /** How many traces there are. */
  readonly count: number
  readonly maxTraces: number
}

const columns = {
  started: { heading: 'Began (UTC)', name: 'started' },
  name: { heading: 'What', name: 'name' },
  reference: { heading: 'Reference', name: 'reference' },
  services: { heading: 'Services', name: 'services' },
  spans: { heading: 'Steps', name: 'spans' },
  duration: { heading: 'Took', name: 'duration' },
  status: { heading: 'Status', name: 'status' },
}

/** The list of traces with the form that searches it. */
export function renderTraceList(list: TraceList): string {
  const main = h(
    'div',
    null,
    h('h1', null, 'Traces'),
    h(
      'p',
      { className: 'lead' },
      `Each is one request with all that followed from it, from the browser to the mailbox. The last ${list.maxTraces} stay in memory. `,
      'The x-request-id of every answer of the graph is its trace id.',
    ),
    searchForm(list),
    h('section', { 'aria-label': 'Found' }, results(list)),
  )
  return renderPage({ title: 'Traces', main })
}

function results({ count, found, maxTraces, problem }: TraceList): ReactNode {
  if (problem) return null
  if (count === 0) {
    return h('p', { className: 'none' }, 'None yet. Open the site or send an enquiry, then load this page again.')
  }
  if (found.length === 0) {
    return h(
      'p',
      { className: 'none' },
      `None of ${counted(count, 'trace')} fits. Older ones than the last ${maxTraces} are gone.`,
    )
  }
  const shown = found.slice(0, maxRows)
  const all = found.length === count ? counted(count, 'trace') : `${found.length} of ${counted(count, 'trace')}`
  const caption = shown.length === found.length ? all : `${all}, the last ${shown.length} are shown`
  return table({ caption, className: 'traces', columns: Object.values(columns), rows: shown.map(row) })
}

function row(trace: TraceSummary): ReactElement {
  const { durationUs, errors, name, references, services, spans, startUs, traceId } = trace
  return h(
    'tr',
    { key: traceId, className: errors > 0 ? 'failed' : undefined },
    cell(columns.started, h('time', { dateTime: isoTime(startUs) }, spokenTime(startUs))),
    cell(columns.name, h('a', { href: `/traces/${traceId}` }, name)),
    cell(columns.reference, references.slice(0, 3).join(', ')),
    cell(columns.services, services.join(', ')),
    cell(columns.spans, spans),
    cell(columns.duration, spokenDuration(durationUs)),
    cell(columns.status, status(errors > 0, errors > 0 ? counted(errors, 'error') : 'no error')),
  )
}
