import { expect, test } from '@jest/globals'
import { companionAdvice, companionProcedures } from '@seneb/contracts/vocabulary/companion-procedures'
import { treatmentTypes } from '@seneb/contracts/vocabulary/treatments'

import { procedureFacts } from './shipped-catalogue.fixture.js'

test('forms ask for company at exactly the procedures whose advice does', () => {
  const slugs = treatmentTypes.flatMap(({ procedures }) => procedures.map(({ slug }) => slug))

  expect(companionProcedures).toEqual(slugs.filter((slug) => companionAdvice(procedureFacts[slug]) !== undefined))
})

test.each(['knee-replacement', 'heart-bypass', 'bone-marrow-transplant', 'lasik'] as const)(
  '%s asks for company',
  (slug) => {
    expect(companionAdvice(procedureFacts[slug])).toBeDefined()
  },
)

test('whitening needs no companion', () => {
  expect(companionAdvice(procedureFacts['teeth-whitening'])).toBeUndefined()
})
