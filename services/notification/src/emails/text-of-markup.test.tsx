import { expect, test } from '@jest/globals'

import { Facts } from './email-facts.js'
import { EmailLink } from './email-links.js'
import { Lines, Step, Steps } from './email-lists.js'
import { Paragraph, Subtitle, TextLink, Title } from './email-text.js'
import { Preview } from './email-template.js'
import { renderEmail } from './render-email.js'

test('the plain text of a mail has its headings, rows, steps, lists and whole links, and nothing hidden', () => {
  const { text } = renderEmail(
    'A subject',
    <>
      <Preview>Only an inbox shows this.</Preview>
      <Title>Trip enquiry SNB-7K3M9Q</Title>
      <Facts
        rows={[
          { label: 'Full name', value: 'Amal Haddad' },
          { label: 'Email', value: <EmailLink address="amal@example.com" subject="Your request" /> },
        ]}
      />
      <Subtitle>What happens next?</Subtitle>
      <Steps>
        <Step marker="1" title="We read your request">
          <Lines lines={['Within a day', 'By a person']} />
        </Step>
        <Step marker="2" title="You decide" />
      </Steps>
      <Paragraph>
        How we treat your data: <TextLink href="https://seneb.example/privacy-policy">privacy policy</TextLink>, or{' '}
        <TextLink href="https://seneb.example/">https://seneb.example/</TextLink>
      </Paragraph>
    </>,
  )

  expect(text).toBe(`Trip enquiry SNB-7K3M9Q

Full name: Amal Haddad
Email: amal@example.com


WHAT HAPPENS NEXT?

1. We read your request
- Within a day
- By a person

2. You decide

How we treat your data: privacy policy <https://seneb.example/privacy-policy>,
or https://seneb.example/
`)
})
