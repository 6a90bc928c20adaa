/** @jest-environment jsdom */
import { TextEncoder } from 'node:util'

import { afterEach, expect, test } from '@jest/globals'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'

// The router needs it while it loads; jsdom has none.
Object.assign(globalThis, { TextEncoder })
const { MemoryRouter, useLocation } = await import('react-router')
const { AddChoice } = await import('./add-choice.js')

afterEach(cleanup)

const options = [
  ['page', 'Page'],
  ['article', 'Article'],
] as const

function Path() {
  return <output>{useLocation().pathname}</output>
}

test('choosing a kind opens nothing, and its link opens the form of a new one [ADM-09]', () => {
  render(
    <MemoryRouter>
      <AddChoice label="Kind" action="Add" options={options} pathOf={(kind) => `/content/${kind}/new`} />
      <Path />
    </MemoryRouter>,
  )
  fireEvent.change(screen.getByLabelText('Kind'), { target: { value: 'article' } })
  expect(screen.getByRole('status').textContent).toBe('/')

  fireEvent.click(screen.getByRole('link', { name: 'Add' }))
  expect(screen.getByRole('status').textContent).toBe('/content/article/new')
})
