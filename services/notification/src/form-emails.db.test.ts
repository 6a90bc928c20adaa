import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Payload } from '@seneb/contracts/define'
import { ConsultationRequested } from '@seneb/contracts/messages/enquiry/consultation.messages'
import {
  AmbassadorApplicationApproved,
  AmbassadorApplicationRejected,
  AmbassadorApplicationSubmitted,
} from '@seneb/contracts/messages/referral/ambassador-application.messages'
import { DocumentsRequested } from '@seneb/contracts/messages/referral/document-request.messages'
import { Mailbox } from '@seneb/testkit/mailbox'
import type { TestDb } from '@seneb/testkit/test-db'

import {
  onAmbassadorApplicationApproved,
  onAmbassadorApplicationRejected,
  onAmbassadorApplicationSubmitted,
  onDocumentsRequested,
} from './ambassador-applications/ambassador-application-mails.js'
import { onConsultationRequested } from './consultations/on-consultation-requested.js'
import {
  receivedEvent,
  notificationDb,
  operatorAddress,
  testService,
  until,
  type TestService,
} from './notification.fixture.js'

let db: TestDb
let mailbox: Mailbox
let service: TestService

beforeAll(async () => {
  ;[db, mailbox] = await Promise.all([notificationDb(), Mailbox.start()])
  service = testService({ db: db.db, smtpUrl: mailbox.url, environment: { NOTIFICATION_SEND_DEADLINE_MS: 5000 } })
  service.start()
})
afterAll(async () => {
  await service.stop()
  await mailbox.stop()
  await db.close()
})

type Consultation = Payload<typeof ConsultationRequested>
type Application = Payload<typeof AmbassadorApplicationSubmitted>

const person = { fullName: 'Amal Haddad', email: 'amal@example.com', phoneNumber: '+33 1 23 45 67 89' }

function aRequest(changes: Partial<Consultation> = {}): Consultation {
  return {
    consultationId: randomUUID(),
    reference: 'SNB-7K3M9Q',
    requestedAt: '2026-11-21T09:00:00.000Z',
    treatmentType: 'Dental Care',
    communicationMethod: 'phone_whatsapp',
    preferredContactDate: '2027-01-05',
    preferredTime: { slot: 'morning', zone: 'CET' },
    personal: { ...person, message: 'Call me', timeZone: 'Europe/Paris' },
    consents: [],
    ...changes,
  }
}

function anApplication(changes: Partial<Application> = {}): Application {
  return {
    applicationId: randomUUID(),
    reference: 'SNB-8L4N2R',
    submittedAt: '2026-11-21T09:00:00.000Z',
    applicantType: 'tour-guide',
    languages: 'english_arabic',
    city: 'luxor',
    idType: 'passport',
    touristsPerMonth: '16-30',
    hasMedicalExperience: false,
    wantsPromotionalMaterial: true,
    documents: ['identity-document'],
    personal: { ...person, idNumberMasked: '•••••••78' },
    ...changes,
  }
}

/** The mails that this made the service send, once all of them have arrived. */
async function mailsOf(count: number, cause: () => Promise<void>) {
  const before = mailbox.mails.length
  await cause()
  await until(() => mailbox.mails.length >= before + count)
  return mailbox.mails.slice(before)
}

const recipients = (mails: Awaited<ReturnType<typeof mailsOf>>) =>
  mails.flatMap(({ envelope }) => envelope.to).toSorted()
const plain = (text: string | undefined) => text?.replaceAll(/\s+/g, ' ')

test('a request for a consultation sends the team the whole request and the person a receipt, once [CONT-08, CONT-10, CONT-14, CONT-15, CONT-16, D-62]', async () => {
  const event = receivedEvent(ConsultationRequested, aRequest())

  const mails = await mailsOf(2, async () => {
    await onConsultationRequested(event, service.ctx)
    await onConsultationRequested(event, service.ctx)
  })

  expect(recipients(mails)).toEqual(['amal@example.com', operatorAddress].toSorted())
  const toTeam = plain(mails.find(({ envelope }) => envelope.to.includes(operatorAddress))?.mail.text)
  for (const phrase of [
    'Dental Care',
    'Phone (WhatsApp)',
    'Jan 5, 2027',
    'Morning (9AM-12PM CET), 10:00–13:00 in Cairo, Tuesday 09:00–12:00 in Paris',
    'Received: Saturday, November 21, 2026, 11:00 in Cairo (09:00 UTC), Saturday 10:00 in Paris',
  ])
    expect(toTeam).toContain(phrase)
  const receipt = plain(mails.find(({ envelope }) => envelope.to.includes('amal@example.com'))?.mail.text)
  expect(receipt).toContain("We'll contact you within 24 hours to discuss your medical journey.")
  expect(receipt).toContain('SNB-7K3M9Q')
  for (const phrase of [
    'We reach you by: Phone (WhatsApp)',
    'Day: Jan 5, 2027',
    'Phone: ends in 789',
    '10:00 in Paris',
  ])
    expect(receipt).toContain(phrase)
  expect(receipt).not.toMatch(/Dental|Call me|33 1 23/)
})

test('without the consent to use health details the team is told to ask on the call [D-66, CONT-15]', async () => {
  const consents = [{ purpose: 'consultation-terms', textVersion: '2026-11-21', givenAt: '2026-11-21T09:00:00.000Z' }]
  const withheld = aRequest({ treatmentType: undefined, personal: person, consents })

  const mails = await mailsOf(2, () =>
    onConsultationRequested(receivedEvent(ConsultationRequested, withheld), service.ctx),
  )

  const toTeam = mails.find(({ envelope }) => envelope.to.includes(operatorAddress))?.mail.text
  const notStored = 'Not stored: the person did not consent to it. Please ask on the call.'
  expect(plain(toTeam)).toContain(`Treatment: ${notStored}`)
  expect(plain(toTeam)).toContain('Message: Not given')
  const receipt = plain(mails.find(({ envelope }) => envelope.to.includes(person.email))?.mail.text)
  expect(receipt).toContain('we have not kept which treatment you chose')
  expect(toTeam).toContain('Health details: Not given')
  expect(toTeam).toContain('Terms of service: Given Nov 21, 2026, 09:00 UTC (wording of 2026-11-21)')
})

test('the receipt of a partner submission names the partner, and no action of the person [S11]', async () => {
  const handed = aRequest({ submittedByPartner: 'Nile Travel', treatmentType: undefined, personal: person })

  const mails = await mailsOf(2, () =>
    onConsultationRequested(receivedEvent(ConsultationRequested, handed), service.ctx),
  )

  const receipt = plain(mails.find(({ envelope }) => envelope.to.includes(person.email))?.mail.text)
  expect(receipt).toContain('because Nile Travel sent us a request for you and told us that you agreed to it')
  expect(receipt).toContain('They did not tell us that you agreed to our use of health details')
  expect(receipt).not.toMatch(
    /Thank you for writing|your address was entered|did not send this request|You did not agree/,
  )
})

test('an address over its email limit gets no receipt, and the team is still notified [S20]', async () => {
  const mails = await mailsOf(2, async () => {
    await onConsultationRequested(receivedEvent(ConsultationRequested, aRequest({ withholdMail: true })), service.ctx)
    const application = anApplication({ withholdMail: true })
    await onAmbassadorApplicationSubmitted(receivedEvent(AmbassadorApplicationSubmitted, application), service.ctx)
  })

  expect(recipients(mails)).toEqual([operatorAddress, operatorAddress])
})

test('an application sends the team its facts without the number, and the applicant a receipt [AMB-26, D-40, D-42]', async () => {
  const mails = await mailsOf(2, () =>
    onAmbassadorApplicationSubmitted(receivedEvent(AmbassadorApplicationSubmitted, anApplication()), service.ctx),
  )

  expect(recipients(mails)).toEqual(['amal@example.com', operatorAddress].toSorted())
  const toTeam = plain(mails.find(({ envelope }) => envelope.to.includes(operatorAddress))?.mail.text)
  for (const phrase of ['Tour guide', 'English & Arabic', 'Luxor & Aswan', '•••••••78', 'Identity document'])
    expect(toTeam).toContain(phrase)
  expect(mails.flatMap(({ mail }) => mail.attachments)).toEqual([])
})

test('an approved applicant gets the code and the link, a rejected one the reason [AMB-27, D-43]', async () => {
  const base = { reference: 'SNB-8L4N2R', decidedAt: '2026-11-22T09:00:00.000Z', personal: person }
  const personal = { fullName: person.fullName, email: person.email }
  const decided = () => ({ ...base, personal, applicationId: randomUUID(), applicantType: 'tour-guide' })

  const mails = await mailsOf(2, async () => {
    const approved = receivedEvent(AmbassadorApplicationApproved, { ...decided(), code: 'youssef7' })
    await onAmbassadorApplicationApproved(approved, service.ctx)
    const rejected = receivedEvent(AmbassadorApplicationRejected, { ...decided(), reason: 'The licence has expired.' })
    await onAmbassadorApplicationRejected(rejected, service.ctx)
  })

  const texts = mails.map(({ mail }) => plain(mail.text)).join('\n')
  expect(texts).toContain('https://seneb.example/t/youssef7')
  expect(texts).toContain('The licence has expired.')
})

function requestedAgain(): Payload<typeof DocumentsRequested> {
  const documentRequest = { kinds: ['identity-document' as const], reason: 'The photo is too dark.', token: 'a-secret' }
  const personal = { fullName: 'Amal Haddad', email: 'amal@example.com' }
  return {
    applicationId: randomUUID(),
    reference: 'SNB-8L4N2R',
    expiresAt: '2026-12-05T09:00:00.000Z',
    ...documentRequest,
    personal,
  }
}

test('an applicant is asked for a document again with the reason and a link, each time [D-43, AMB-13]', async () => {
  const documentRequest = requestedAgain()
  const mails = await mailsOf(2, async () => {
    await onDocumentsRequested(receivedEvent(DocumentsRequested, documentRequest), service.ctx)
    await onDocumentsRequested(receivedEvent(DocumentsRequested, { ...documentRequest, token: 'another' }), service.ctx)
  })

  const texts = mails.map(({ mail }) => plain(mail.text)).join('\n')
  expect(texts).toContain('https://seneb.example/application-documents/a-secret')
  expect(texts).toContain('https://seneb.example/application-documents/another')
  expect(texts).toContain('we need your identity document once more')
  expect(texts).toContain('The photo is too dark.')
  expect(texts).toContain('until December 5, 2026')
})

const attacks = [
  'x\r\nBcc: evil@example.org',
  'x\nBcc: evil@example.org\n\nHello',
  'x%0d%0aBcc: evil@example.org',
  'x" <evil@example.org>, "y',
  'x, evil@example.org',
  '=?utf-8?Q?x=0D=0ABcc:_evil@example.org?=',
  'x\u2028Bcc: evil@example.org',
  'x\r\nContent-Type: text/html\r\n\r\n<script>alert(1)</script>',
  'x\u0000Bcc: evil@example.org',
  '<script>alert(1)</script><img src=x onerror=alert(1)>',
]

test.each(attacks)(
  '%j in every field of both forms reaches no other recipient and runs nothing [S16]',
  async (attack) => {
    const personal = { fullName: attack, email: 'amal@example.com', phoneNumber: attack }
    const request = aRequest({
      reference: attack,
      treatmentType: attack,
      communicationMethod: attack,
      preferredContactDate: attack,
      preferredTime: { slot: attack, zone: attack },
      personal: { ...personal, message: attack },
    })
    const application = anApplication({
      reference: attack,
      applicantType: attack,
      languages: attack,
      city: attack,
      idType: attack,
      touristsPerMonth: attack,
      documents: [attack],
      personal: { ...personal, additionalNotes: attack, idNumberMasked: attack },
    })
    const decided = { applicationId: randomUUID(), reference: attack, decidedAt: attack, applicantType: attack }
    const to = { fullName: attack, email: 'amal@example.com' }

    const mails = await mailsOf(7, async () => {
      await onConsultationRequested(receivedEvent(ConsultationRequested, request), service.ctx)
      await onAmbassadorApplicationSubmitted(receivedEvent(AmbassadorApplicationSubmitted, application), service.ctx)
      const approved = { ...decided, code: attack, personal: to }
      await onAmbassadorApplicationApproved(receivedEvent(AmbassadorApplicationApproved, approved), service.ctx)
      const rejected = { ...decided, applicationId: randomUUID(), reason: attack, personal: to }
      await onAmbassadorApplicationRejected(receivedEvent(AmbassadorApplicationRejected, rejected), service.ctx)
      const documentRequest = { ...requestedAgain(), reference: attack, reason: attack, personal: to }
      await onDocumentsRequested(receivedEvent(DocumentsRequested, documentRequest), service.ctx)
    })

    expect(new Set(recipients(mails))).toEqual(new Set(['amal@example.com', operatorAddress]))
    for (const { mail, raw } of mails) {
      expect(mail.bcc ?? []).toEqual([])
      expect(mail.cc ?? []).toEqual([])
      const head = raw.slice(0, raw.indexOf('\r\n\r\n'))
      expect(head).not.toMatch(/^(?:bcc|cc)\s*:/im)
      expect(head.match(/^content-type:/gim)).toHaveLength(1)
      expect(mail.html).not.toMatch(/<script|onerror=alert\(1\)>/)
    }
  },
)

test('an address that could name a second recipient is rejected permanently and gets no mail [S16]', async () => {
  const before = mailbox.mails.length
  for (const email of ['a@example.com\r\nBcc: evil@example.org', 'a@example.com, evil@example.org']) {
    const request = aRequest({ personal: { ...person, email } })
    await onConsultationRequested(receivedEvent(ConsultationRequested, request), service.ctx)
  }
  await until(() => mailbox.mails.length >= before + 2)

  expect(new Set(recipients(mailbox.mails.slice(before)))).toEqual(new Set([operatorAddress]))
})
