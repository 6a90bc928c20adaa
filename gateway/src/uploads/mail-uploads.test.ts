import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { maxMailPdfPages, maxPdfPages } from '@seneb/contracts/vocabulary/upload-rules'
import { MailUploadTokens } from '@seneb/platform/mail-upload-token'

import { testMailKey } from '../gateway.fixture.js'
import { aPhoto, aScan } from './sample-files.fixture.js'
import { UploadAdmission } from './upload-admission.js'
import { UploadBench } from './upload-bench.fixture.js'

const tokens = new MailUploadTokens(testMailKey)
let bench: UploadBench

beforeAll(async () => {
  bench = await UploadBench.open({ uploadsPerHour: 1 })
})
afterAll(() => bench.close())

const upload = (id: string, bytes: Buffer, name = 'report.pdf') =>
  bench.upload({ name, bytes }, tokens.issue(id, new Date()))

test('a file of a received mail is stored under the id of its attachment, and a repetition finds it stored', async () => {
  const id = randomUUID()
  const photo = await aPhoto('canary-in-exif')

  const outcomes = [await upload(id, photo, 'photo.jpg'), await upload(id, photo, 'photo.jpg')]

  expect(outcomes.map(({ status, stored }) => [status, stored.id])).toEqual([
    [201, id],
    [201, id],
  ])
  expect(outcomes[1]?.opened).toMatchObject({ name: 'photo.jpg', type: 'image/jpeg' })
  expect(Buffer.from(outcomes[0]?.opened?.bytes ?? []).includes('canary-in-exif')).toBe(false)
})

test('mail may have longer documents than a form, up to its own limit', async () => {
  const longer = await upload(randomUUID(), await aScan({ pages: maxPdfPages + 2 }))
  const longest = await upload(randomUUID(), await aScan({ pages: maxMailPdfPages + 1 }))

  expect(longer.status).toBe(201)
  expect(longest.status).toBe(422)
})

test('files of mails do not count for the limits of a client', async () => {
  const photo = await aPhoto('a photo')
  for (let at = 0; at < 5; at++) expect((await upload(randomUUID(), photo, 'photo.jpg')).status).toBe(201)
})

test('a token of another key, or an expired one, uploads nothing [S12]', async () => {
  const photo = await aPhoto('a photo')
  const foreign = new MailUploadTokens(Buffer.alloc(32, 77).toString('base64')).issue(randomUUID(), new Date())
  const expired = tokens.issue(randomUUID(), new Date(Date.now() - 6 * 60_000))

  for (const token of [foreign, expired]) {
    expect((await bench.upload({ name: 'photo.jpg', bytes: photo }, token)).status).toBe(403)
  }
})

test('mail has slots of its own', async () => {
  const admission = new UploadAdmission()
  const [first] = [admission.admitMail(), admission.admitMail()]
  expect(() => admission.admitMail()).toThrow('Many files are being uploaded')

  const own = await admission.admit({ tokenId: randomUUID(), client: 'a', network: 'b', announcedBytes: 1 })
  first.release(0)
  first.release(0)

  expect(() => admission.admitMail()).not.toThrow()
  expect(() => admission.admitMail()).toThrow('Many files are being uploaded')
  own.release(1)
})
