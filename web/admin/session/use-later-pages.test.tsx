/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'

import type { DeskError } from '../graph/desk-error.js'
import { useLaterPages } from './use-later-pages.js'

afterEach(cleanup)

interface Row {
  readonly id: string
  readonly state: string
}

const pageSize = 2
const lost: DeskError = { code: 'UNREACHABLE', message: 'The desk cannot reach the server' }

/** A list on a server, shown from its first page on. */
function openList(ids: string) {
  const server = { rows: rowsOf(ids), isLost: false, reads: 0 }
  const pageFrom = (start: number) => {
    const items = server.rows.slice(start, start + pageSize)
    return { items, next: start + pageSize < server.rows.length ? items.at(-1)?.id : undefined }
  }
  const read = (after: string) => {
    server.reads += 1
    const start = server.rows.findIndex(({ id }) => id === after) + 1
    return Promise.resolve(server.isLost ? { error: lost } : pageFrom(start))
  }
  const list = renderHook(({ first }) => useLaterPages({ of: 'all', first, keyOf: (row: Row) => row.id, read }), {
    initialProps: { first: pageFrom(0) },
  })
  const pages = () => list.result.current
  return {
    server,
    pages,
    shown: () => pages().items?.map(({ id, state }) => `${id} ${state}`),
    more: async () => {
      act(() => pages().readMore())
      await waitFor(() => expect(pages().isReading).toBe(false))
    },
    refreshFirst: () => list.rerender({ first: pageFrom(0) }),
    readAgain: () => act(() => pages().readAgain()),
  }
}

function rowsOf(ids: string, state = 'open'): Row[] {
  return [...ids].map((id) => ({ id, state }))
}

test('every row that is shown is read again, and no page more', async () => {
  const { more, pages, readAgain, refreshFirst, server, shown } = openList('abcdefgh')
  await more()
  await more()
  server.rows = rowsOf('abcdefgh', 'closed')
  refreshFirst()
  await readAgain()

  expect(shown()).toEqual(['a', 'b', 'c', 'd', 'e', 'f'].map((id) => `${id} closed`))
  expect(server.reads).toBe(4)
  expect(pages()).toMatchObject({ hasMore: true, isReading: false, error: undefined })
})

test('a row that a new one moves from the first page to the second is still shown', async () => {
  const { more, refreshFirst, server, shown } = openList('bcdef')
  await more()
  server.rows = rowsOf('abcdef')
  refreshFirst()

  await waitFor(() => expect(shown()).toEqual(['a', 'b', 'c', 'd'].map((id) => `${id} open`)))
  expect(server.reads).toBe(2)
})

test('rows that cannot be read again stay, with the reason, until they can', async () => {
  const { more, pages, readAgain, refreshFirst, server, shown } = openList('abcd')
  await more()
  server.isLost = true
  server.rows = rowsOf('0abcd')
  refreshFirst()
  await waitFor(() => expect(pages().error).toBe(lost))
  expect(shown()).toEqual(['0', 'a', 'c', 'd'].map((id) => `${id} open`))
  expect(server.reads).toBe(2)

  server.isLost = false
  await readAgain()
  expect(pages().error).toBeUndefined()
  expect(shown()).toEqual(['0', 'a', 'b', 'c'].map((id) => `${id} open`))
})
