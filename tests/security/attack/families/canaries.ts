import { randomUUID } from 'node:crypto'

import { aPhoto } from '../../../../gateway/src/uploads/sample-files.fixture.js'
import type { AttackCase, Family } from '../attack-case.js'
import { Canaries } from '../canaries.js'
import type { RawResponse } from '../exchange.js'
import { formEndpoints, sendForm, type FormName } from '../forms.js'
import type { Target } from '../target.js'
import { respondedCorrectly } from '../verdicts.js'
import { anUploadGrant, sendFile } from './files.js'

/** Words that this run plants. */
export const canaries = new Canaries()

const textFields: Readonly<Record<FormName, readonly string[]>> = {
  'trip plan': [
    'fullName',
    'companionName',
    'companionTravelNeeds',
    'tripDuration',
    'emergencyContactName',
    'insuranceCoverage',
    'paymentMethod',
    'referredBy',
  ],
  consultation: ['fullName', 'message'],
  'ambassador application': ['fullName', 'nationalId', 'additionalNotes'],
}

const headers = ['user-agent', 'referer', 'cookie', 'accept-language', 'x-anything', 'authorization']

/** Plants unique words in every input of people and programs; the evidence searches for them afterwards. */
export const planting: Family = {
  name: 'canaries',
  replays: 'finding M4: canaries in forms, newsletter, uploads, headers and names',
  cases: () => [
    ...(Object.keys(formEndpoints) as FormName[]).flatMap((form) => [formWith(form), formWithBadFields(form)]),
    asCase('the newsletter', (target) => {
      const email = `${canaries.word('newsletter address').toLowerCase()}@visitors.example`
      target.scene.addresses.add(email)
      return target.request('mutation ($e: String) { subscribeNewsletter(email: $e) { __typename } }', { e: email })
    }),
    asCase('the name and the bytes of a file', async (target) => {
      const bytes = await aPhoto(canaries.word('comment in a photo'))
      return sendFile(target, await anUploadGrant(target), { name: `${canaries.word('file name')}.jpg`, bytes })
    }),
    asCase('the name of a file that is refused', async (target) =>
      sendFile(target, await anUploadGrant(target), {
        name: `${canaries.word('refused file name')}.exe`,
        bytes: Buffer.from('MZ'),
      }),
    ),
    ...headers.map((name) =>
      asCase(`the header ${name}`, (target) =>
        target.request('{ countries { source } }', {}, { [name]: canaries.word(`header ${name}`) }),
      ),
    ),
    ...names.map(([what, query]) =>
      asCase(what, (target) => target.request(query(canaries.word(what)), { v: 'France' })),
    ),
    ...addressesOfPages.map(([what, path]) =>
      asCase(what, (target) => target.send('site', { path: path(canaries.word(what)) })),
    ),
  ],
}

const names: readonly (readonly [string, (word: string) => string])[] = [
  ['name of an operation', (word) => `query ${word} { countries { source } }`],
  ['alias', (word) => `{ ${word}: countries { source } }`],
  ['name of a variable', (word) => `query ($${word}: String!) { airports(country: $${word}) { totalCount } }`],
  ['argument', (word) => `{ airports(country: "${word}") { totalCount } }`],
  ['search', (word) => `{ search(query: "${word}") { __typename } }`],
  ['comment in a document', (word) => `# ${word}\n{ countries { source } }`],
  ['unknown field', (word) => `{ ${word} }`],
  ['unreadable document', (word) => `{ ${word} ((`],
  ['link of a referral', (word) => `mutation { processReferral(input: { id: "${word}" }) { __typename } }`],
  ['token of a newsletter', (word) => `mutation { unsubscribeNewsletter(token: "${word}") { __typename } }`],
]

const addressesOfPages: readonly (readonly [string, (word: string) => string])[] = [
  ['search on the page', (word) => `/search?q=${word}`],
  ['unknown page', (word) => `/${word}`],
  ['link of a newsletter', (word) => `/newsletter/confirm/${word}`],
  ['referral link', (word) => `/refer/${word}`],
]

function formWith(form: FormName): AttackCase<RawResponse> {
  return asCase(`a ${form}`, async (target) => {
    const changes = Object.fromEntries(textFields[form].map((field) => [field, canaries.word(`${form} ${field}`)]))
    const email = `${canaries.word(`${form} address`).toLowerCase()}@visitors.example`
    target.scene.addresses.add(email)
    const key = `${canaries.word(`${form} key`)}${randomUUID()}`
    return (await sendForm(target, form, { ...changes, email }, { key })).response
  })
}

/** Values of a refused form must not appear anywhere either. */
function formWithBadFields(form: FormName): AttackCase<RawResponse> {
  return asCase(`a ${form} that is refused`, async (target) => {
    const bad = canaries.word(`refused ${form}`)
    return (await sendForm(target, form, { email: bad, fullName: bad, [bad]: bad })).response
  })
}

function asCase(name: string, send: (target: Target) => Promise<RawResponse>): AttackCase<RawResponse> {
  return { name, send, holds: respondedCorrectly }
}
