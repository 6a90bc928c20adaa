/** @jest-environment jsdom */
import { TextEncoder } from 'node:util'

import { afterEach, expect, jest, test } from '@jest/globals'
import { cleanup, fireEvent, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'

import type { PermissionName, Viewer } from '../session/staff-session.js'

// The router asks for it while it loads; jsdom has none.
Object.assign(globalThis, { TextEncoder })
const { MemoryRouter, useLocation } = await import('react-router')
const { useDeskKeys } = await import('./use-desk-keys.js')

afterEach(cleanup)

test('g and the letter of a page open it, though the session was looked at between the two [ADM-09]', () => {
  const desk = deskOf(['TEMPLATE_EDIT'])
  press('g')
  desk.rerender({ viewer: viewerWith(['TEMPLATE_EDIT']) })
  press('t')

  expect(desk.result.current).toBe('/templates')
})

test('a page that the person may not open is not opened, and a right that they have lost is none [ADM-09]', () => {
  const desk = deskOf(['TEMPLATE_EDIT'])
  press('g')
  press('p')
  expect(desk.result.current).toBe('/enquiries')

  desk.rerender({ viewer: viewerWith([]) })
  press('g')
  press('t')
  expect(desk.result.current).toBe('/enquiries')
})

test('the palette is asked for by its key, and by nothing once the desk is left', () => {
  const onSearch = jest.fn()
  const desk = deskOf([], onSearch)
  press('/')
  desk.unmount()
  press('/')

  expect(onSearch).toHaveBeenCalledTimes(1)
})

function deskOf(rights: readonly PermissionName[], onSearch = () => {}) {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <MemoryRouter initialEntries={['/enquiries']}>{children}</MemoryRouter>
  )
  const keys = ({ viewer }: { readonly viewer: Viewer }) => {
    useDeskKeys(viewer, onSearch)
    return useLocation().pathname
  }
  return renderHook(keys, { wrapper, initialProps: { viewer: viewerWith(rights) } })
}

function press(key: string): void {
  fireEvent.keyDown(document.body, { key, code: key })
}

/** Each look at the session gives another object. */
function viewerWith(rights: readonly PermissionName[]): Viewer {
  return {
    ...{ __typename: 'Viewer', id: 'a', name: 'Nadia Selim', title: 'Care lead', roles: [], isLocked: false },
    freshUntil: '2026-11-27T12:00:00.000Z',
    rights: rights.map((permission) => ({
      ...{ __typename: 'StaffRight', permission, words: '', needsFreshSignIn: false },
    })),
  }
}
