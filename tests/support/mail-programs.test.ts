import { expect, test } from '@jest/globals'
import PostalMime from 'postal-mime'
import type { ReceivedMail } from '@seneb/testkit/mailbox'

import { classifyEmail } from '../../services/notification/src/inbound-emails/classify.rules.js'
import { readDeliveryReport } from '../../services/notification/src/inbound-emails/delivery-report.rules.js'
import { parseEmail } from '../../services/notification/src/inbound-emails/parse-email.js'
import { splitQuotedText } from '../../services/notification/src/inbound-emails/quoted-text.rules.js'
import { absenceNotice, aPng, bounceOf, newMail, replyAddressOf, replyTo } from './mail-programs.js'

const messageId = '<0f7a1c6e-6b0e-4c1c-9e52-0d6a5f6f1f00@seneb.example>'
const raw = [
  'From: Seneb <care@seneb.example>',
  'To: person@example.com',
  'Reply-To: <care+token@seneb.example>',
  'Subject: We received your request',
  `Message-ID: ${messageId}`,
  '',
  'Dear Amal,\nwe have received your request.',
].join('\r\n')

async function aReceipt(): Promise<ReceivedMail> {
  const envelope = { from: 'bounce+token@seneb.example', to: ['person@example.com'] }
  return { envelope, mail: await PostalMime.parse(raw), raw, receivedAt: new Date() }
}
const read = (text: string) => parseEmail(Buffer.from(text))

test('a reply names our mail, goes to the signed address, and its own text stands apart from ours', async () => {
  const receipt = await aReceipt()
  const parsed = await read(
    replyTo(receipt, { text: 'My own words', files: [{ name: 'knee.png', type: 'image/png', bytes: aPng }] }),
  )

  expect(parsed).toMatchObject({
    from: { address: 'person@example.com' },
    to: [{ address: 'care+token@seneb.example' }],
    inReplyTo: [messageId],
    references: [messageId],
  })
  expect(classifyEmail(parsed)).toBe('message')
  expect(splitQuotedText(parsed).text.trim()).toBe('My own words')
  expect(parsed.parts.map(({ bytes, fileName }) => [fileName, Buffer.from(bytes)])).toEqual([['knee.png', aPng]])
})

test('a bounce is a delivery report about our mail, with status and recipient', async () => {
  const receipt = await aReceipt()
  const [failed, delayed] = [await read(bounceOf(receipt)), await read(bounceOf(receipt, '4.4.1'))]

  expect(classifyEmail(failed)).toBe('report')
  expect(failed.to).toEqual([expect.objectContaining({ address: 'bounce+token@seneb.example' })])
  expect(readDeliveryReport(failed)).toMatchObject({
    outcome: 'failed',
    status: '5.1.1',
    recipients: ['person@example.com'],
    originalMessageIds: [messageId],
  })
  expect(readDeliveryReport(delayed)).toMatchObject({ outcome: 'delayed', status: '4.4.1' })
})

test('an absence notice is a notice, and a new mail names no earlier one', async () => {
  const receipt = await aReceipt()
  const stranger = newMail({ from: 'a@example.net', to: replyAddressOf(receipt.mail), text: 'Hello' })

  expect(classifyEmail(await read(absenceNotice(receipt, 'I am away')))).toBe('notice')
  expect(await read(stranger)).toMatchObject({ inReplyTo: [], references: [], text: expect.stringContaining('Hello') })
})
