/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'

import { CompanyFacts } from './company-facts.js'

afterEach(cleanup)

const company = {
  __typename: 'SiteSettings',
  companyName: 'Seneb Ltd',
  companyRegistration: 'No. 12',
  companyAddress: null,
  privacyEmail: null,
} as const
const processors = {
  __typename: 'Processors',
  hosting: 'Nile Hosting, Egypt',
  email: null,
  ai: 'none',
  transferSafeguard: null,
} as const

const valueOf = (label: string) => screen.getByText(label).nextElementSibling?.textContent

test('the policy names the controller and the processors; samples are marked, and missing names are pointed out [D-77, LEGAL-07]', () => {
  const settings = { ...company, processors, sampleKeys: ['processors.hosting'] }

  render(<CompanyFacts settings={settings} />)

  expect(valueOf('Responsible (controller)')).toBe('Seneb Ltd, No. 12')
  expect(valueOf('Hosting and databases')).toBe('Nile Hosting, Egypt (Sample)')
  expect(valueOf('Sending of emails')).toBe('Not named yet')
  expect(valueOf('Language model for drafts')).toBe(
    'None is used at present; drafts are made by fixed rules of our own',
  )
})
