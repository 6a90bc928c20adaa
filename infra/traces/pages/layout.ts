import { createElement as h, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

interface Page {
  readonly title: string
  readonly main: ReactNode
}

/** A whole page; React escapes every word of a span on its way into it. */
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

/** What is shown instead of a page that is not there, or that was asked for wrongly. */
export function renderRefusal(title: string, sentence: string): string {
  const back = h('p', null, h('a', { href: '/' }, 'All traces'))
  return renderPage({
    title,
    main: h('div', { className: 'lead' }, h('h1', null, title), h('p', null, sentence), back),
  })
}
