/** @jest-environment jsdom */
import { TextEncoder } from 'node:util'

import { afterEach, expect, test } from '@jest/globals'
import { act, cleanup, render, screen } from '@testing-library/react'

// The router needs TextEncoder while it loads; jsdom has none.
Object.assign(globalThis, { TextEncoder })
const { MemoryRouter, useNavigate } = await import('react-router-dom')
const { FocusOnRouteChange, mainId } = await import('./route-change.js')

afterEach(cleanup)

let next: () => void | Promise<void>

function Page() {
  const navigate = useNavigate()
  next = () => navigate('/next')
  return (
    <>
      <details data-menu open>
        <summary tabIndex={0}>About</summary>
      </details>
      <main id={mainId} tabIndex={-1} />
      <FocusOnRouteChange />
    </>
  )
}

function renderPage() {
  render(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  )
}

test('the content of a new page gets the focus [ROUTE-32]', () => {
  renderPage()
  act(() => void next())
  expect(document.activeElement?.id).toBe(mainId)
})

test('a menu that a person opened while the page was loading keeps the focus', () => {
  renderPage()
  screen.getByText('About').focus()
  act(() => void next())
  expect(document.activeElement?.textContent).toBe('About')
})
