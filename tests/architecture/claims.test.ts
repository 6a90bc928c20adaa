import { expect, test } from '@jest/globals'

import { basesOfClaims, claimsOf, registeredMessages as registered } from '../support/claims.js'
import { claimsIn } from './claims.js'
import { contentFiles, textsOfContent } from './content-texts.js'
import { textOf, trackedFiles } from './tracked-text.js'

/** All text that patients read: pages, forms and their messages, content, drafts and mails. */
const sources = trackedFiles(
  'web/app/*.ts',
  'web/app/*.tsx',
  'services/notification/src/emails/*.ts',
  'services/notification/src/emails/*.tsx',
  'services/ai-planning/src/*.ts',
  'packages/contracts/src/*.ts',
)
  // Users never see the words with which the number gate finds claims, and an airport is named after George Best.
  .filter((file) => !/\.(?:test|fixture)\.|generated\/|number-gate\/name-terms\.|built-in-airports\./.test(file))
const claims = [
  ...sources.flatMap((file) => claimsIn(file, textOf(file))),
  ...contentFiles.flatMap((file) =>
    textsOfContent(file)
      .flatMap(claimsOf)
      .map((sentence) => ({ file, sentence })),
  ),
]

test('every claim of a share, accreditation, superlative, scarcity, guarantee or response time is registered with its evidence [GEN-08]', () => {
  expect(sources.length + contentFiles.length).toBeGreaterThan(300)
  expect(claims.length).toBeGreaterThan(40)
  const unregistered = claims.filter(({ sentence }) => !registered.has(sentence))
  // Prove a new claim and enter it in tests/support/claims-register.yaml, or reword it.
  expect(unregistered).toEqual([])
})

test('an unused claim must leave the register', () => {
  const used = new Set(claims.map(({ sentence }) => sentence))
  expect([...registered].filter((sentence) => !used.has(sentence))).toEqual([])
})

test('every group of the register states the basis of its sentences', () => {
  expect(basesOfClaims.length).toBeGreaterThan(15)
  expect(basesOfClaims.filter(({ basis }) => typeof basis !== 'string' || !/\w+ \w+/.test(basis))).toEqual([])
})

test.each([
  ['Save 70% on your teeth.'],
  ['Accredited hospitals only.'],
  ['The best surgeons of Cairo.'],
  ['Only 7 places left this month.'],
  ['We guarantee your result.'],
  ['You hear from us within 24 hours.'],
])('%s is a claim, in plain text, in a template and in a page', (sentence) => {
  for (const source of [
    `const a = '${sentence}'`,
    `const a = \`${sentence} Or \${b}\``,
    `const a = <p>${sentence}</p>`,
  ]) {
    expect(claimsIn('a.tsx', source).map((found) => found.sentence)).toEqual([expect.stringContaining(sentence)])
  }
  expect(claimsIn('a.ts', `// ${sentence}\nconst a = 'Your doctor decides.'`)).toEqual([])
})
