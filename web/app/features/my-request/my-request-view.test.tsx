import { expect, test } from '@jest/globals'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'

import { ActContext } from './act-form.js'
import type { FailedAct } from './act-result.js'
import { FieldLabelsContext } from './field-labels.js'
import { MyRequestView } from './my-request-view.js'
import { aPage, aRequest, everything } from './my-request.fixture.js'
import type { MyRequestPage } from './read-my-request.server.js'

function htmlOf(page: MyRequestPage, failed?: FailedAct): string {
  const view = (
    <ActContext value={{ formKey: page.formKey, failed }}>
      <FieldLabelsContext value={{ fullName: { label: 'Full name' } }}>
        <MyRequestView page={page} failed={failed} />
      </FieldLabelsContext>
    </ActContext>
  )
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element: view }])} />)
}

const idsIn = (html: string) => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)

test('everything of a request is shown once, each form under a key of its own', () => {
  const html = htmlOf(aPage({ request: everything() }))

  for (const text of [
    'Hello Nadia Canary',
    'Six veneers',
    'Passport',
    'Can my sister come?',
    'Full name',
    'care advisor',
  ])
    expect(html).toContain(text)
  const ids = idsIn(html)
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  const keys = [...html.matchAll(/name="key" value="([^"]+)"/g)].map(([, key]) => key)
  expect(keys.length).toBeGreaterThan(12)
  // Both acts may be repeated, and the graph takes no key for them.
  const repeated = keys.filter((key, at) => keys.indexOf(key) !== at)
  expect(repeated.toSorted()).toEqual(['form:cancel-erasure:', 'form:decide-call:c1'])
  const links = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
  expect(links.filter((id) => !ids.includes(id))).toEqual([])
})

test('the link alone shows no form that changes something, and asks for no code without a typed answer', () => {
  const html = htmlOf(aPage({ request: aRequest() }))

  const acts = [...html.matchAll(/name="act" value="([^"]+)"/g)].map(([, act]) => act)
  expect(acts).toEqual(['send-code', 'confirm', 'close'])
  expect(html).toMatch(/<input[^>]*id="field-ending"[^>]*required/)
})

test('without a session there are two ways in, and none while the gateway is away', () => {
  const html = htmlOf(aPage({ problem: 'link' }))
  expect(html).toContain('This link does not work')
  for (const name of ['link', 'reference', 'email', 'code']) expect(html).toContain(`name="${name}"`)

  expect(htmlOf(aPage({ isForCode: true }))).not.toContain('name="reference"')
  const away = htmlOf(aPage({ isUnavailable: true }))
  expect(away).toContain('We cannot show your request just now')
  expect(away).not.toContain('<form')
})

test('a refused form is open, with its message and all that was typed', () => {
  const failed: FailedAct = {
    act: 'ask-plan',
    about: 'p1',
    problem: 'input',
    message: 'Please write your question.',
    typed: { text: 'half a question', key: 'k1' },
  }
  const html = htmlOf(aPage({ request: everything() }), failed)

  expect(html).toMatch(/<details open=""[^>]*><summary[^>]*>Ask about the plan/)
  expect(html).toContain('>half a question</textarea>')
  expect(html).toContain('name="key" value="k1"')
  expect(html.match(/<details open/g)).toHaveLength(1)
})

test('a text that was not sent because the session ended is shown again', () => {
  const failed: FailedAct = {
    act: 'write',
    about: '',
    problem: 'ended',
    message: undefined,
    typed: { text: 'an hour' },
  }
  expect(htmlOf(aPage({}), failed)).toContain('>an hour</textarea>')
})

test('the note about a refused form leads to it, and not where the form is gone', () => {
  const failed: FailedAct = { act: 'write', about: '', problem: 'input', message: 'Please write a message.', typed: {} }
  const html = htmlOf(aPage({ request: everything() }), failed)
  expect(html.match(/href="#refused-form"/g)).toHaveLength(1)
  expect(html.match(/<form id="refused-form"/g)).toHaveLength(1)
  expect(htmlOf(aPage({ request: aRequest() }), { ...failed, problem: 'code-required' })).not.toContain('#refused-form')
})

test('an address that is no address is told at its field, and what was typed stays', () => {
  const message = 'Please enter a valid email address'
  const typed = { reference: 'SNB-7K3M9Q', email: 'nadia@' }
  const failed: FailedAct = { act: 'send-link', about: '', problem: 'input', field: 'email', message, typed }
  const html = htmlOf(aPage({}), failed)
  expect(html).toMatch(/<input[^>]*id="field-email"[^>]*aria-describedby="field-email-hint field-email-error"/)
  expect(html).not.toContain('field-reference-error')
  expect(html).toContain('value="nadia@"')
})

test('files without a name, files that are checked, and a long message are told in words', () => {
  const html = htmlOf(aPage({ request: everything() }))
  expect(html).toContain('<bdi>x-ray.pdf</bdi> (received)')
  expect(html).toContain('<bdi>File</bdi> (being checked)')
  expect(html).toContain('This message is longer. Our care team has all of it.')
})

test('a request whose consent is withdrawn has no form that the server would refuse', () => {
  const html = htmlOf(aPage({ request: { ...everything(), state: 'WITHDRAWN' } }))
  const acts = new Set([...html.matchAll(/name="act" value="([^"]+)"/g)].map(([, act]) => act))
  for (const act of ['write', 'document', 'correct', 'decide-call']) expect(acts).not.toContain(act)
  expect(html).toContain('you cannot send messages here')
})

test('a field is corrected with the control of its form: a list, a day, a telephone number', () => {
  const field = (name: string, value: string) => ({ __typename: 'MyField', name, value, isCorrectable: true }) as const
  const fields = [
    field('communicationMethod', 'Google Meet'),
    field('preferredContactDate', '2027-01-05'),
    field('phoneNumber', '+44 20 7946 0958'),
  ]
  const html = htmlOf(aPage({ request: { ...everything(), fields } }))
  expect(html).toMatch(/<option value="google_meet" selected="">Google Meet<\/option>/)
  expect(html).toContain('>Jan 5, 2027</dd>')
  expect(html).toMatch(/<input[^>]*id="field-correct-preferredContactDate"[^>]*type="date"/)
  expect(html).toMatch(/<input[^>]*id="field-correct-phoneNumber"[^>]*type="tel"[^>]*autoComplete="tel"/)
})

test('a browser that translates the page leaves the reference and the word to type alone', () => {
  const html = htmlOf(aPage({ request: { ...everything(), eraseAt: null } }))
  expect(html).toMatch(/<span translate="no"[^>]*>SNB-7K3M9Q</)
  expect(html).toMatch(/<strong translate="no"[^>]*>ERASE</)
})

test('no browser cuts a long text unseen, and one that is too long comes back whole with its sentence', () => {
  const text = 'x'.repeat(2001)
  const message = 'Please use at most 2000 characters'
  const failed: FailedAct = { act: 'write', about: '', problem: 'input', message, typed: { text } }
  const html = htmlOf(aPage({ request: everything() }), failed)
  expect(html).toContain(`>${text}</textarea>`)
  expect(html).toContain(message)
  for (const id of ['field-text', 'field-question', 'field-decline'])
    expect(html).toMatch(new RegExp(`<textarea[^>]*id="${id}"[^>]*maxLength="20000"`))
})
