import { expect, test } from '@jest/globals'
import { isServed } from '@seneb/contracts/vocabulary/site-routes'
import { within } from '@testing-library/dom'
import { JSDOM } from 'jsdom'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'

import { Header } from './header.js'

const everyEntry = [
  ['Our Team & Partners', '/our-team'],
  ['Our Values', '/our-values'],
  ['Why Egypt', '/why-egypt'],
  ['Blog', '/blogs'],
  ['News', '/news'],
  ['Become a Partner', '/affiliate-guide'],
] as const

test('the About entries lead to the pages they name, as far as these are served [SHELL-04]', () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <Header />
    </MemoryRouter>,
  )
  const menu = new JSDOM(html).window.document.querySelector<HTMLElement>('header details')
  const entries = menu ? within(menu).getAllByRole('link', { hidden: true }) : []

  expect(entries.map((entry) => [entry.textContent, entry.getAttribute('href')])).toEqual(
    everyEntry.filter(([, to]) => isServed(to)),
  )
  expect(entries.length).toBeGreaterThanOrEqual(5)
})
