import { attachmentRefusals } from '@seneb/contracts/vocabulary/inbound-emails'
import { expect, test } from '@jest/globals'

import { rejectedFilesEmail } from './rejected-files.email.js'

const siteUrl = 'https://seneb.example'
const plain = (files: number, ...refusals: Parameters<typeof rejectedFilesEmail>[0]['refusals']) =>
  rejectedFilesEmail({ files, refusals, siteUrl }).text.replaceAll(/\s+/g, ' ')

test('a sender reads how many files were not accepted, why, and what to do', () => {
  const text = plain(3, 'winmail', 'pages')

  for (const phrase of [
    'Your message reached our care team',
    '2 of 3 files that you attached',
    'came as winmail.dat',
    'more than 40 pages',
    'reply to this email with the file',
    '/my-request',
  ])
    expect(text).toContain(phrase)
})

test('one file alone is spoken of as one', () => {
  expect(plain(1, 'tooLarge')).toContain(
    'could not accept the file that you attached: - One file is larger than 10 MB.',
  )
})

test.each(attachmentRefusals)('the reason %s says what to do, and its subject tells nothing of health', (refusal) => {
  const { subject, text } = rejectedFilesEmail({ files: 2, refusals: [refusal], siteUrl })

  expect(subject).toBe('We could not accept a file')
  expect(text).toMatch(/One file .{10,}[Pp]lease/s)
  expect(text).not.toMatch(/choose|undefined/)
})
