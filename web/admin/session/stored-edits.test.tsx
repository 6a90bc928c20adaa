/** @jest-environment jsdom */
import { TextEncoder } from 'node:util'

import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'

import type { Content } from '../schema-form/content-schema.js'
import { usePublicationEdits } from '../schema-form/use-publication-edits.js'
import { inputOf } from '../features/plans/plan-edits.js'
import type { PlanDetails } from '../features/plans/plan-labels.js'
import { usePlanEdits } from '../features/plans/use-plan-edits.js'
import type { Price } from '../features/prices/price.js'
import { usePriceForm } from '../features/prices/use-price-form.js'
import { useTemplateEdits } from '../features/templates/use-template-edits.js'
import { discardUnsaved, useUnsaved } from '../unsaved/unsaved.js'
import { StaffSessionContext, type StaffSession, type Viewer } from './staff-session.js'
import { clearStoredText } from './stored-text.js'

Object.assign(globalThis, { TextEncoder })

beforeEach(() => sessionStorage.clear())
afterEach(cleanup)

/**
 * Returns a wrapper with this user signed in. The page unmounts together with the session, as it does when a session
 * ends.
 */
function signedInAs(id: string) {
  const session = { viewer: { id } as Viewer } as StaffSession
  return ({ children }: { readonly children: ReactNode }) => (
    <StaffSessionContext value={session}>{children}</StaffSessionContext>
  )
}

const line = (id: string, text: string) => ({ id, part: 'COSTS', day: null, text }) as PlanDetails['lines'][number]
const aPlan = (version: number, ...lines: PlanDetails['lines']) =>
  ({ plan: { id: 'p1', version }, lines }) as unknown as PlanDetails
const first = aPlan(1, line('a', 'As drafted.'), line('b', 'Another.'))

const openPlan = (who: string, details = first) =>
  renderHook(
    (latest: PlanDetails) => {
      const edits = usePlanEdits(latest)
      useUnsaved(edits.isChanged, edits.clear)
      return edits
    },
    { initialProps: details, wrapper: signedInAs(who) },
  )

const aTemplate = { key: 't1', version: 3, name: 'Call', kinds: [], subject: 'S', body: 'As it was.', fields: [] }
const openTemplate = (who: string, template = aTemplate) =>
  renderHook(() => useTemplateEdits(template), { wrapper: signedInAs(who) })

test('changes to a plan are restored when the same person signs in again, and for no one else [D-49]', () => {
  const page = openPlan('salma')
  act(() => page.result.current.edit('a', { text: 'As it shall read.' }))
  act(() => page.result.current.add('TEAM', null))
  page.unmount()

  const again = openPlan('salma')
  expect(again.result.current.editOf('a')?.text).toBe('As it shall read.')
  expect(again.result.current.added).toHaveLength(1)
  again.unmount()
  expect(openPlan('omar').result.current.isChanged).toBe(false)
  cleanup()
  clearStoredText('omar')
  expect(openPlan('salma').result.current.isChanged).toBe(false)
})

test.each(['saved or given up', 'discarded on the way to another page'])(
  'changes of a plan that are %s stay gone',
  (how) => {
    const page = openPlan('salma')
    act(() => page.result.current.edit('a', { text: 'As it shall read.' }))
    act(() => (how === 'saved or given up' ? page.result.current.clear() : discardUnsaved()))
    page.unmount()

    expect(openPlan('salma').result.current.isChanged).toBe(false)
    expect(Object.keys(sessionStorage)).toEqual([])
  },
)

test('changes to a plan that another person saved are preserved and applied to its newest version', () => {
  const page = openPlan('salma')
  act(() => page.result.current.edit('a', { text: 'My words.' }))
  act(() => page.result.current.edit('b', { text: 'My other words.' }))
  const newest = aPlan(2, line('a', 'Their words.'))
  page.rerender(newest)
  expect(page.result.current.isBehind).toBe(true)
  expect(page.result.current.details).toBe(first)

  act(() => page.result.current.moveOn())
  const { added, details, editOf, input, isBehind } = page.result.current
  expect([isBehind, details]).toEqual([false, newest])
  expect(editOf('a')).toMatchObject({ text: 'My words.', from: { text: 'As drafted.' } })
  expect(added).toMatchObject([{ part: 'COSTS', day: null, text: 'My other words.' }])
  expect(input().variables).toMatchObject({
    version: 2,
    lines: [
      { id: 'a', text: 'My words.' },
      { part: 'COSTS', text: 'My other words.' },
    ],
  })
})

test('a version with unchanged lines is adopted under changes without a message', () => {
  const page = openPlan('salma')
  act(() => page.result.current.edit('a', { text: 'My words.' }))
  page.rerender(aPlan(2, ...first.lines))

  expect(page.result.current.isBehind).toBe(false)
  expect(page.result.current.input().variables.version).toBe(2)
  expect(inputOf(first, { lines: {}, added: [] }).variables.lines).toEqual([])
})

test('changes of a template are there again, over the version that they were made in [GEN-07]', () => {
  const page = openTemplate('salma')
  act(() => page.result.current.set({ body: 'My words.', note: 'Clearer' }))
  page.unmount()

  const again = openTemplate('salma', { ...aTemplate, version: 4, body: 'Their words.' })
  expect(again.result.current).toMatchObject({
    seen: 3,
    isUnsaved: true,
    edited: { body: 'My words.', note: 'Clearer' },
  })
  act(() => again.result.current.start({ ...aTemplate, body: 'Their words.' }, 4))
  cleanup()
  expect(openTemplate('salma').result.current.isUnsaved).toBe(false)
  expect(openTemplate('omar').result.current.edited.body).toBe('As it was.')
})

test('text typed in a template while it is saved stays an edit [GEN-07]', () => {
  const page = openTemplate('salma')
  act(() => page.result.current.set({ body: 'My words.', note: 'Clearer' }))
  const sent = page.result.current.edited
  act(() => page.result.current.set({ body: 'My words, and more.' }))
  act(() => page.result.current.saved(sent, 4))

  expect(page.result.current).toMatchObject({
    seen: 4,
    isEdited: true,
    edited: { body: 'My words, and more.', note: '' },
  })
  page.unmount()
  expect(openTemplate('salma', { ...aTemplate, version: 4 }).result.current.edited.body).toBe('My words, and more.')
})

test('text typed in a plan while it is saved stays an edit', () => {
  const page = openPlan('salma')
  act(() => page.result.current.edit('a', { text: 'My words.' }))
  act(() => page.result.current.add('COSTS', null))
  const sent = page.result.current.edits
  act(() => page.result.current.edit('b', { text: 'Typed later.' }))
  act(() => page.result.current.saved(sent))

  expect(page.result.current.added).toEqual([])
  expect(page.result.current.editOf('a')).toBeUndefined()
  expect(page.result.current.editOf('b')).toMatchObject({ text: 'Typed later.' })
})

const openText = (id: string, revision = 0, content = {}) =>
  renderHook(() => usePublicationEdits({ id, revision, content }), { wrapper: signedInAs('salma') })

test('text typed in a new text while it is added is in the form of the text [R1]', () => {
  const page = openText('FAQ.new')
  act(() => page.result.current.set({ answer: 'Yes.' }))
  const sent = { content: page.result.current.content, note: '' }
  act(() => page.result.current.set({ answer: 'Yes, of course.' }))
  act(() => page.result.current.saved(sent, 1, 'FAQ.is-it-safe'))
  act(() => page.result.current.set({ answer: 'Yes, of course it is.' }))
  page.unmount()

  const text = openText('FAQ.is-it-safe', 1, { answer: 'Yes.' }).result.current
  expect(text).toMatchObject({ seen: 1, isEdited: true, content: { answer: 'Yes, of course it is.' } })
  expect(openText('FAQ.new').result.current.isEdited).toBe(false)
})

const openVersion = (revision: number, content: Content) =>
  renderHook((latest) => usePublicationEdits({ id: 'FAQ.is-it-safe', ...latest }), {
    initialProps: { revision, content },
    wrapper: signedInAs('salma'),
  })

test("a reason typed alone stays over another person's version, whose text is no edit of this person [R8]", () => {
  const page = openVersion(1, { answer: 'Yes.' })
  act(() => page.result.current.setNote('Shorter'))
  page.unmount()
  expect(Object.values(sessionStorage).join(' ')).not.toContain('Yes.')

  const theirs = { answer: 'Yes, it is.', topic: 'Safety' }
  const again = openVersion(2, theirs)
  const expected = { content: theirs, isEdited: false, isUnsaved: true, note: 'Shorter' }
  expect(again.result.current).toMatchObject({ ...expected, seen: 2 })
  again.rerender({ revision: 3, content: { ...theirs, topic: 'Risks' } })
  expect(again.result.current).toMatchObject({ seen: 3, isEdited: false, note: 'Shorter' })
  expect(again.result.current.content).toEqual({ ...theirs, topic: 'Risks' })
})

test('edits found over the version of another person are the edited fields alone, removed ones too [R8]', () => {
  const page = openVersion(1, { question: 'Safe?', answer: 'Yes.', link: '/safety' })
  act(() => page.result.current.set({ question: 'Is it safe?', answer: 'Yes.' }))
  page.unmount()

  const theirs = { question: 'Safe?', answer: 'Yes, it is.', link: '/safety', topic: 'Safety' }
  const mine = { question: 'Is it safe?', answer: 'Yes, it is.', topic: 'Safety' }
  const again = openVersion(2, theirs)
  expect(again.result.current).toMatchObject({ seen: 1, isEdited: true })
  expect(again.result.current.content).toEqual(mine)
  expect(again.result.current.over({ ...theirs, topic: 'Risks' })).toEqual({ ...mine, topic: 'Risks' })
  act(() => again.result.current.rebase(theirs, 2))
  expect(again.result.current).toMatchObject({ seen: 2, isEdited: true, content: mine })
  act(() => again.result.current.set(theirs))
  expect(Object.keys(sessionStorage)).toEqual([])
})

test('edits of a version that is newer than the one in the cache follow it once it is read', () => {
  const page = openVersion(1, { question: 'Safe?', answer: 'Yes.' })
  const sent = { question: 'Is it safe?', answer: 'Yes.' }
  act(() => page.result.current.set(sent))
  act(() => page.result.current.set({ ...sent, answer: 'Yes, it is.' }))
  act(() => page.result.current.saved({ content: sent, note: '' }, 2))
  page.unmount()

  const again = openVersion(1, { question: 'Safe?', answer: 'Yes.' })
  again.rerender({ revision: 2, content: sent })
  expect(again.result.current).toMatchObject({ seen: 2, content: { ...sent, answer: 'Yes, it is.' } })
})

test('a later version that leaves the content as it was, such as an approved one, is no conflict with edits', () => {
  const page = openVersion(1, { answer: 'Yes.', topic: 'Safety' })
  act(() => page.result.current.set({ answer: 'Yes, it is.', topic: 'Safety' }))
  page.rerender({ revision: 2, content: { topic: 'Safety', answer: 'Yes.' } })
  const edited = { isEdited: true, content: { answer: 'Yes, it is.' } }
  expect(page.result.current).toMatchObject({ ...edited, seen: 2 })

  page.rerender({ revision: 3, content: { answer: 'No.', topic: 'Safety' } })
  expect(page.result.current).toMatchObject({ ...edited, seen: 2 })
  page.rerender({ revision: 4, content: { answer: 'No.', topic: 'Safety' } })
  expect(page.result.current).toMatchObject({ ...edited, seen: 2 })
  page.unmount()
  expect(openVersion(2, { answer: 'Yes.', topic: 'Safety' }).result.current).toMatchObject({ ...edited, seen: 2 })
})

const values = { version: 2, price: 2200, source: 'Survey', sourceUrl: null, asOf: '2026-11-01' }
const openPrice = (change?: string, site = values) =>
  renderHook(
    () =>
      usePriceForm(
        { key: 'usa/lasik', values: site } as unknown as Price,
        change ? { id: change, note: '', values: { ...site, price: 2300 } as unknown as Price['values'] } : undefined,
      ),
    { wrapper: signedInAs('salma') },
  )

test('values of a price that another person published are no edits of the author of a reason [R8]', () => {
  const page = openPrice()
  act(() => page.result.current.set({ note: 'Survey of November' }))
  page.unmount()

  const theirs = { ...values, version: 3, price: 2400, source: 'Later survey' }
  const again = openPrice(undefined, theirs)
  expect(again.result.current).toMatchObject({ seen: 2, hasOwnValues: false, fields: { price: '2400' } })
  act(() => again.result.current.set({ price: '2500' }))
  const later = { ...theirs, version: 4, source: 'Last survey' } as unknown as Price['values']
  act(() => again.result.current.rebase(later))
  expect(again.result.current).toMatchObject({
    seen: 4,
    hasOwnValues: true,
    fields: { price: '2500', source: 'Last survey', note: 'Survey of November' },
  })
})

test('text typed in a price while it is saved is in the form of the change [R2]', () => {
  const page = openPrice()
  act(() => page.result.current.set({ price: '2300' }))
  const sent = page.result.current.fields
  act(() => page.result.current.set({ note: 'Survey of November' }))
  let isMoreTyped = false
  act(() => {
    isMoreTyped = page.result.current.saved(sent, 'c1')
  })
  page.unmount()

  expect(isMoreTyped).toBe(true)
  expect(openPrice('c1').result.current).toMatchObject({
    isEdited: true,
    fields: { price: '2300', note: 'Survey of November' },
  })
  expect(openPrice().result.current.isEdited).toBe(false)
})
