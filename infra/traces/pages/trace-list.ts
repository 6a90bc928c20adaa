import { createElement as h, type ReactElement, type ReactNode } from 'react'

import { isoTime } from '../iso-time.ts'
import type { TraceSearch } from '../trace-search.ts'
import type { TraceSummary } from '../waterfall.ts'
import { renderPage, cell, status, table, formatCount, formatDuration, formatTime } from './layout.ts'

/** More are found by a search. */
const maxRows = 100

export interface TraceList extends SearchFormContent {
  /** Traces that match the search, latest start first. */
  readonly found: readonly TraceSummary[]
  /** Number of traces in the store. */
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
      `None of ${formatCount(count, 'trace')} fits. Older ones than the last ${maxTraces} are gone.`,
    )
  }
  const shown = found.slice(0, maxRows)
  const all = found.length === count ? formatCount(count, 'trace') : `${found.length} of ${formatCount(count, 'trace')}`
  const caption = shown.length === found.length ? all : `${all}, the last ${shown.length} are shown`
  return table({ caption, className: 'traces', columns: Object.values(columns), rows: shown.map(row) })
}

function row(trace: TraceSummary): ReactElement {
  const { durationUs, errors, name, references, services, spans, startUs, traceId } = trace
  return h(
    'tr',
    { key: traceId, className: errors > 0 ? 'failed' : undefined },
    cell(columns.started, h('time', { dateTime: isoTime(startUs) }, formatTime(startUs))),
    cell(columns.name, h('a', { href: `/traces/${traceId}` }, name)),
    cell(columns.reference, references.slice(0, 3).join(', ')),
    cell(columns.services, services.join(', ')),
    cell(columns.spans, spans),
    cell(columns.duration, formatDuration(durationUs)),
    cell(columns.status, status(errors > 0, errors > 0 ? formatCount(errors, 'error') : 'no error')),
  )
}

/** The longest thing to look for is a trace id. */
const maxLength = 64

/** Content of the search form: the search as entered, the problem with it, and the processes to choose from. */
export interface SearchFormContent {
  readonly search: TraceSearch
  readonly problem: string | undefined
  readonly services: readonly string[]
}

/**
 * Returns the form that searches traces by reference, trace id, process and errors; it keeps the input and shows its
 * problem at the field.
 */
export function searchForm({ problem, search, services }: SearchFormContent): ReactElement {
  return h(
    'form',
    { role: 'search', action: '/', method: 'get', className: 'search' },
    textField(search.q, problem),
    serviceField(search.service, services),
    h(
      'div',
      { className: 'tick' },
      h('input', { id: 'errors', name: 'errors', type: 'checkbox', value: 'only', defaultChecked: search.errorsOnly }),
      h('label', { htmlFor: 'errors' }, 'With errors only'),
    ),
    h('button', { type: 'submit' }, 'Search'),
  )
}

function textField(text: string, problem: string | undefined): ReactElement {
  const field = h('input', {
    id: 'q',
    name: 'q',
    type: 'search',
    defaultValue: text,
    maxLength,
    autoComplete: 'off',
    spellCheck: false,
    'aria-describedby': problem ? 'q-hint q-problem' : 'q-hint',
    'aria-invalid': problem ? true : undefined,
  })
  return h(
    'div',
    { className: 'text' },
    h('label', { htmlFor: 'q' }, 'Reference or trace id'),
    field,
    h('p', { id: 'q-hint', className: 'hint' }, 'SNB-7K3M9Q, or 8 to 32 digits of a trace id'),
    problem ? h('p', { id: 'q-problem', className: 'problem' }, problem) : null,
  )
}

/** A selected process stays in the list even when it has reported no trace. */
function serviceField(selected: string, services: readonly string[]): ReactElement {
  const names = selected && !services.includes(selected) ? [...services, selected] : services
  const options = names.map((name) => h('option', { key: name, value: name }, name))
  return h(
    'div',
    null,
    h('label', { htmlFor: 'service' }, 'Service'),
    h(
      'select',
      { id: 'service', name: 'service', defaultValue: selected },
      h('option', { key: '', value: '' }, 'any'),
      options,
    ),
  )
}
