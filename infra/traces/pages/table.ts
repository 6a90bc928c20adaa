import { createElement as h, type ReactElement, type ReactNode } from 'react'

/** A column: its heading, and the class by which the style sheet knows its cells. */
export interface Column {
  readonly heading: string
  readonly name: string
}

interface TableContent {
  readonly caption: string
  readonly className: string
  readonly columns: readonly Column[]
  readonly rows: readonly ReactElement[]
}

/** A table, whose rows a narrow window shows as cards; browsers tell assistive technology of a table all the same. */
export function table({ caption, className, columns, rows }: TableContent): ReactElement {
  const headings = columns.map(({ heading, name }) => h('th', { key: name, scope: 'col', className: name }, heading))
  return h(
    'table',
    { className },
    h('caption', null, caption),
    h('thead', null, h('tr', null, headings)),
    h('tbody', null, rows),
  )
}

/** A cell that names its column in a narrow window, where no headings are seen. */
export function cell({ heading, name }: Column, content: ReactNode): ReactElement {
  const isEmpty = content === undefined || content === ''
  const attributes = { key: name, className: isEmpty ? `${name} empty` : name, 'data-heading': heading }
  return h('td', attributes, content)
}

/** Errors are told by a word and a sign, not by colour alone. */
export function status(isError: boolean, words: string): ReactElement {
  if (!isError) return h('span', { className: 'fine' }, words)
  return h('strong', { className: 'error' }, h('span', { 'aria-hidden': true }, '✕ '), words)
}
