/** @jest-environment jsdom */
import { TextEncoder } from 'node:util'

import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'

import { StaffSessionContext, type StaffSession, type Viewer } from '../../session/staff-session.js'
import { valuesOf, type SettingGroup } from './setting-group.js'
import { useSettingEdits } from './use-setting-edits.js'

Object.assign(globalThis, { TextEncoder })

beforeEach(() => sessionStorage.clear())
afterEach(cleanup)

const session = { viewer: { id: 'salma' } as Viewer } as StaffSession
const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <StaffSessionContext value={session}>{children}</StaffSessionContext>
)

function aGroup(version: number, values: Record<string, string>): SettingGroup {
  const settings = Object.entries(values).map(([key, value]) => ({ key, value }))
  return { key: 'CARE_DESK', version, settings } as unknown as SettingGroup
}

const open = (group: SettingGroup) => renderHook(() => useSettingEdits(group), { wrapper })
const first = aGroup(1, { email: 'care@seneb.example', hours: 'Sun-Sat 10:00-22:00' })
const theirs = aGroup(2, { email: 'care@seneb.example', hours: 'Sun-Sat 09:00-21:00' })

test("edits kept over another person's version change only the edited fields [D-77, R8]", () => {
  const page = open(first)
  act(() => page.result.current.set('email', 'desk@seneb.example'))
  act(() => page.result.current.rebase(valuesOf(theirs), theirs.version))

  expect(page.result.current).toMatchObject({
    seen: 2,
    isEdited: true,
    values: { email: 'desk@seneb.example', hours: 'Sun-Sat 09:00-21:00' },
    changes: { email: 'desk@seneb.example' },
  })
  expect(Object.keys(page.result.current.changes)).toEqual(['email'])
})

test("a reason typed alone follows another person's version, whose values are no edits [D-77, R8]", () => {
  const page = open(first)
  act(() => page.result.current.setNote('A new address'))
  act(() => page.result.current.rebase(valuesOf(theirs), theirs.version))

  expect(page.result.current).toMatchObject({ seen: 2, isEdited: false, note: 'A new address', changes: {} })
  expect(page.result.current.values).toEqual(valuesOf(theirs))
})

test('edits found in this tab after another person saved are still those fields alone, over the version seen then', () => {
  const page = open(first)
  act(() => page.result.current.set('email', 'desk@seneb.example'))
  page.unmount()

  const { changes, seen, values } = open(theirs).result.current

  expect(seen).toBe(1)
  expect(changes).toEqual({ email: 'desk@seneb.example' })
  expect(values['hours']).toBe('Sun-Sat 09:00-21:00')
})

test('a value changed back, or saved alike by another person, is no edit', () => {
  const page = open(first)
  act(() => page.result.current.set('hours', 'Sun-Sat 09:00-21:00'))
  act(() => page.result.current.rebase(valuesOf(theirs), theirs.version))

  expect(page.result.current).toMatchObject({ isUnsaved: false, changes: {} })
  expect(Object.keys(sessionStorage)).toEqual([])
})

test('text typed while values are saved stays an edit of the saved version', () => {
  const page = open(first)
  act(() => page.result.current.set('email', 'desk@seneb.example'))
  act(() => page.result.current.setNote('A new address'))
  const { note, values } = page.result.current
  act(() => page.result.current.set('hours', 'Sun-Sat 09:00-21:00'))
  act(() => page.result.current.saved({ note, values }, 2))

  expect(page.result.current).toMatchObject({
    seen: 2,
    note: '',
    changes: { hours: 'Sun-Sat 09:00-21:00' },
    values: { email: 'desk@seneb.example', hours: 'Sun-Sat 09:00-21:00' },
  })
  expect(Object.keys(page.result.current.changes)).toEqual(['hours'])
})
