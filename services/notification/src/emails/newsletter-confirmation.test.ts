import { expect, test } from '@jest/globals'

import { shippedEmailTexts as texts } from '../email-texts/shipped-email-texts.js'
import { newsletterConfirmation } from './newsletter-confirmation.email.js'

const mail = (needsConfirmation: boolean) =>
  newsletterConfirmation({ token: 'a-token', siteUrl: 'https://seneb.example', texts, needsConfirmation })

test('before the confirmation nothing is thanked for: one more step, and one button for it [D-16]', () => {
  const { html, subject, text } = mail(true)
  const buttons = html.match(/<a [^>]*href="https:\/\/seneb\.example\/newsletter\/confirm\/a-token"/g)

  expect(subject).toBe('Please confirm your subscription')
  expect(text.toLowerCase()).toContain('one more step')
  expect(html + text).not.toContain('Thank you for subscribing')
  expect(buttons).toHaveLength(1)
  expect(text).toContain('https://seneb.example/newsletter/unsubscribe/a-token')
})

test('where no click is needed the mail thanks, and asks for nothing [D-16]', () => {
  const { html, text } = mail(false)

  expect(text).toContain('Thank you for subscribing to our newsletter.')
  expect(html).not.toContain('/newsletter/confirm/')
})
