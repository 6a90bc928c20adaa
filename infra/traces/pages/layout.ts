import { createElement as h, type ReactNode, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

import { isoTime } from '../iso-time.ts'

interface Page {
  readonly title: string
  readonly main: ReactNode
}

/** A whole page; React escapes all text of a span. */
export function renderPage({ main, title }: Page): string {
  const head = h(
    'head',
    null,
    h('meta', { charSet: 'utf-8' }),
    h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    h('meta', { name: 'color-scheme', content: 'light dark' }),
    h('title', null, title === 'Traces' ? 'Traces of this Seneb' : `${title} · Traces of this Seneb`),
    h('link', { rel: 'stylesheet', href: '/style.css' }),
    h('link', { rel: 'icon', href: 'data:,' }),
  )
  const header = h(
    'header',
    null,
    h('a', { className: 'home', href: '/' }, 'Seneb ', h('span', null, 'traces')),
    h('p', null, 'On this machine, in memory, gone with the next start'),
  )
  const body = h('body', null, header, h('main', null, main))
  return `<!doctype html>${renderToStaticMarkup(h('html', { lang: 'en' }, head, body))}`
}

/** Returns the page shown when a page does not exist or was requested incorrectly. */
export function renderError(title: string, message: string): string {
  const back = h('p', null, h('a', { href: '/' }, 'All traces'))
  return renderPage({
    title,
    main: h('div', { className: 'lead' }, h('h1', null, title), h('p', null, message), back),
  })
}

/** Column with its heading and the class for its cells. */
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

/**
 * Returns a table whose rows become cards in a narrow window; browsers still expose it to assistive technology as a
 * table.
 */
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

/** Returns a status that marks errors by a word and a sign, not by color alone. */
export function status(isError: boolean, text: string): ReactElement {
  if (!isError) return h('span', { className: 'fine' }, text)
  return h('strong', { className: 'error' }, h('span', { 'aria-hidden': true }, '✕ '), text)
}

const month = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** `22 Nov 18:42:41.003`, in UTC as the logs are. */
export function formatTime(us: number): string {
  return `${month.format(us / 1000)} ${isoTime(us).slice(11, 23)}`
}

/** `0.4 ms`, `12 ms`, `1.25 s`, `3 min 20 s`. */
export function formatDuration(us: number): string {
  if (us < 9950) return `${(us / 1000).toFixed(1)} ms`
  if (us < 999_500) return `${Math.round(us / 1000)} ms`
  if (us < 119_995_000) return `${(us / 1_000_000).toFixed(2)} s`
  const seconds = Math.round(us / 1_000_000)
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}

/** `1 step`, `2 steps`. */
export function formatCount(count: number, resource: string): string {
  return `${count} ${resource}${count === 1 ? '' : 's'}`
}
