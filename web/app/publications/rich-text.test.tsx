/** @jest-environment jsdom */
import { TextDecoder, TextEncoder } from 'node:util'

import { afterEach, expect, test } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'

import type { Prose } from './prose.js'

// The router needs these globals, which jsdom lacks.
Object.assign(globalThis, { TextDecoder, TextEncoder })
const { MemoryRouter } = await import('react-router-dom')
const { RichText } = await import('./rich-text.js')

afterEach(cleanup)

const show = (prose: Prose) =>
  render(
    <MemoryRouter>
      <RichText prose={prose} />
    </MemoryRouter>,
  )

test('links lead to existing pages; one to a missing page stays plain text [D-33, ART-13]', () => {
  show([
    {
      tag: 'p',
      children: [
        { tag: 'a', href: '/blogs/the-ebers-papyrus', children: ['papyrus'] },
        { tag: 'a', href: '/nowhere', children: ['nowhere'] },
        { tag: 'a', href: 'https://who.int', children: ['WHO'] },
      ],
    },
  ])
  expect(screen.getByRole('link', { name: 'papyrus' }).getAttribute('href')).toBe('/blogs/the-ebers-papyrus')
  expect(screen.getByRole('link', { name: 'WHO' }).getAttribute('rel')).toBe('noopener noreferrer')
  expect(screen.getAllByRole('link')).toHaveLength(2)
  expect(screen.getByText(/nowhere/)).toBeTruthy()
})

test('a table can be reached by keyboard and has headed columns [ART-13]', () => {
  show([
    {
      tag: 'table',
      children: [{ tag: 'thead', children: [{ tag: 'tr', children: [{ tag: 'th', children: ['When'] }] }] }],
    },
  ])
  expect(screen.getByRole('region', { name: 'Table' }).tabIndex).toBe(0)
  expect(screen.getByRole('columnheader', { name: 'When' }).getAttribute('scope')).toBe('col')
})

test('a cell has the name of its column, which phones show in it', () => {
  const row = (tag: string, cells: readonly string[]) => ({
    tag: 'tr',
    children: cells.map((text) => ({ tag, children: [text] })),
  })
  show([
    {
      tag: 'table',
      children: [
        { tag: 'thead', children: [row('th', ['Name', 'Where'])] },
        { tag: 'tbody', children: [row('td', ['theme', 'local storage'])] },
      ],
    },
  ])
  expect(screen.getByText('theme').dataset['column']).toBe('Name')
  expect(screen.getByText('local storage').dataset['column']).toBe('Where')
})
