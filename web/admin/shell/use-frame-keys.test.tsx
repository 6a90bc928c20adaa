/** @jest-environment jsdom */
import { TextEncoder } from 'node:util'

import { afterEach, expect, jest, test } from '@jest/globals'
import { cleanup, fireEvent, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'

import type { PermissionName, Viewer } from '../session/staff-session.js'

// The router needs it while it loads; jsdom has none.
Object.assign(globalThis, { TextEncoder })
const { MemoryRouter, useLocation } = await import('react-router')
const { useDeskKeys } = await import('../keys/desk-keys.js')
const { useFrameKeys } = await import('./use-frame-keys.js')

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

test('the palette opens by its key, and no longer after the desk is left', () => {
  const onSearch = jest.fn()
  const desk = deskOf([], { onSearch })
  press('/')
  desk.unmount()
  press('/')

  expect(onSearch).toHaveBeenCalledTimes(1)
})

test.each([
  ['Arabic', ['ل', 'KeyG'], ['ف', 'KeyT'], '/templates'],
  ['Russian', ['п', 'KeyG'], ['е', 'KeyT'], '/templates'],
  ['Caps Lock', ['G', 'KeyG'], ['T', 'KeyT'], '/templates'],
  ['AZERTY, whose a is where others have q', ['g', 'KeyG'], ['a', 'KeyQ'], '/audit'],
  ['Dvorak, whose t is where others have k', ['g', 'KeyU'], ['t', 'KeyK'], '/templates'],
] as const)('pages are opened on a keyboard of %s [ADM-09]', (_name, first, second, path) => {
  const desk = deskOf(['TEMPLATE_EDIT', 'AUDIT_READ'])
  for (const [key, code] of [first, second]) press(key, { code })

  expect(desk.result.current).toBe(path)
})

test.each([
  ['German', { key: '/', code: 'Digit7', shiftKey: true }],
  ['Spanish of Latin America', { key: '/', code: 'Period', shiftKey: true }],
  ['Arabic', { key: 'ظ', code: 'Slash' }],
  ['Arabic with Ctrl', { key: 'ن', code: 'KeyK', ctrlKey: true }],
  ['English with Ctrl', { key: 'k', code: 'KeyK', ctrlKey: true }],
] as const)('the search is asked for on a keyboard of %s [ADM-09]', (_name, { key, ...more }) => {
  const onSearch = jest.fn()
  deskOf([], { onSearch })
  press(key, more)

  expect(onSearch).toHaveBeenCalledTimes(1)
})

test('the question mark shows all keys on every keyboard layout, and keys with Alt do nothing', () => {
  const onHelp = jest.fn()
  deskOf([], { onHelp })
  press('?', { code: 'Slash', shiftKey: true })
  press('؟', { code: 'Slash', shiftKey: true })
  press('?', { code: 'Slash', altKey: true })

  expect(onHelp).toHaveBeenCalledTimes(2)
})

test('the second key of a sequence does nothing else', () => {
  const run = jest.fn()
  const desk = deskOf(['TEMPLATE_EDIT'])
  const page = renderHook(() => useDeskKeys([{ key: 't', label: 'A key of the page', run }]))
  for (const key of ['g', 't', 't']) press(key)

  expect(desk.result.current).toBe('/templates')
  expect(run).toHaveBeenCalledTimes(1)
  page.unmount()
  press('t')
  expect(run).toHaveBeenCalledTimes(1)
})

function deskOf(rights: readonly PermissionName[], { onHelp = () => {}, onSearch = () => {} } = {}) {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <MemoryRouter initialEntries={['/enquiries']}>{children}</MemoryRouter>
  )
  const keys = ({ viewer }: { readonly viewer: Viewer }) => {
    useFrameKeys(viewer, { onSearch, onHelp })
    return useLocation().pathname
  }
  return renderHook(keys, { wrapper, initialProps: { viewer: viewerWith(rights) } })
}

function press(key: string, more: KeyboardEventInit = {}): void {
  fireEvent.keyDown(document.body, { key, ...more })
}

/** Each read of the session returns a new object. */
function viewerWith(rights: readonly PermissionName[]): Viewer {
  return {
    __typename: 'Viewer',
    id: 'a',
    name: 'Nadia Selim',
    title: 'Care lead',
    roles: [],
    isLocked: false,
    reauthenticationExpiresAt: '2026-11-27T12:00:00.000Z',
    rights: rights.map((permission) => ({
      __typename: 'StaffRight',
      permission,
      description: '',
      requiresReauthentication: false,
    })),
  }
}
