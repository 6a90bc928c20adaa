import { createElement as h, type ReactElement } from 'react'

import type { TraceSearch } from '../trace-search.ts'

/** The longest thing to look for is a trace id. */
const maxLength = 64

/** What a search form shows: what was written, what is wrong with it, and the processes to choose from. */
export interface SearchFormContent {
  readonly search: TraceSearch
  readonly problem: string | undefined
  readonly services: readonly string[]
}

/** Asks for traces by reference, trace id, process and errors; what was written stays, with its problem at the field. */
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

/** A process that was asked for stays, whether it has told of any trace or not. */
function serviceField(asked: string, services: readonly string[]): ReactElement {
  const names = asked && !services.includes(asked) ? [...services, asked] : services
  const options = names.map((name) => h('option', { key: name, value: name }, name))
  return h(
    'div',
    null,
    h('label', { htmlFor: 'service' }, 'Service'),
    h(
      'select',
      { id: 'service', name: 'service', defaultValue: asked },
      h('option', { key: '', value: '' }, 'any'),
      options,
    ),
  )
}
