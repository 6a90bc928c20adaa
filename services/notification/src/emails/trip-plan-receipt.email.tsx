import { greetingName } from '@seneb/contracts/forms/greeting-name'
import { promisedReplyHours } from '@seneb/contracts/vocabulary/trip-options'

import { AboutSeneb, Signature, EmailTemplate } from './email-template.js'
import { wordingOf, type EmailContext } from './email-wording.js'
import { Step, Steps } from './email-lists.js'
import { Facts, type LabelledValue } from './email-facts.js'
import { becauseSent, mistyped, SubmittedOnBehalf, WithdrawalLink } from './receipt-parts.js'
import { HighlightedValue, Panel } from './email-panels.js'
import { Paragraph, Subtitle, Title } from './email-text.js'
import { SunriseMasthead } from './masthead.js'
import { renderEmail, type Email } from './render-email.js'
import { formatForPerson } from './person-time.rules.js'
import { formatDay, referenceOnly } from './wording.rules.js'
import { RequestLink } from './request-link.js'

export interface ReceiptContent extends EmailContext {
  readonly reference: string
  readonly fullName: string
  readonly submittedAt: Date
  /** The sender's time zone, if their browser reported it. */
  readonly timeZone?: string | undefined
  /** The requested trip, limited to fields that reveal nothing about anyone's health. */
  readonly asked?: RequestedTrip | undefined
  /** The partner who sent it for them. */
  readonly submittedByPartner?: string | undefined
  /** Secret of the link that withdraws consents. */
  readonly withdrawalToken?: string | undefined
}

/**
 * The part of an enquiry that its receipt may repeat: a wrong digit or day is noticed, and no health detail is mailed.
 */
interface RequestedTrip {
  /** A day of the calendar. */
  readonly travelDate?: string | undefined
  /** In figures. */
  readonly nights?: string | undefined
  /** The last three digits of the telephone number. */
  readonly phoneEnd?: string | undefined
}

/** Words of the thank-you view, which every receipt repeats (TRIP-56). */
const promise = `Our team will contact you within ${promisedReplyHours} hours with a personalized itinerary.`

const hourMs = 60 * 60 * 1000

/** When it came, and until when an answer is promised, on the sender's clock. */
export function receiptTimes({ submittedAt, timeZone }: Pick<ReceiptContent, 'submittedAt' | 'timeZone'>) {
  const dueAt = new Date(submittedAt.getTime() + promisedReplyHours * hourMs)
  return [
    { label: 'Received', value: formatForPerson(submittedAt, timeZone) },
    { label: "You'll hear from us by", value: formatForPerson(dueAt, timeZone) },
  ]
}

/**
 * Returns the receipt that a patient gets right away (D-50, O-8). It contains the reference, the promise of a reply
 * within 24 hours and the next steps in the words of the thank-you view (TRIP-56, TRIP-57). It includes neither the
 * treatment nor typed text, so that a glance at the inbox reveals nothing about anyone's health (D-66).
 */
export function tripPlanReceipt(receipt: ReceiptContent): Email {
  const { fullName, submittedByPartner, reference, siteUrl, withdrawalToken } = receipt
  const ref = referenceOnly(reference)
  const name = greetingName(fullName)
  const key = submittedByPartner === undefined ? 'trip-plan-receipt' : 'trip-plan-receipt-by-partner'
  const { closing, heading, opening, preview, subject, title } = wordingOf(key, receipt, { reference: ref, promise })
  return renderEmail(
    subject,
    <EmailTemplate
      title={title}
      preview={preview}
      masthead={<SunriseMasthead siteUrl={siteUrl} />}
      footer={<AboutSeneb siteUrl={siteUrl} because={becauseSent('in our trip planner', submittedByPartner)} />}
    >
      <Title>{heading}</Title>
      <Paragraph>{name ? `Hello ${name},` : 'Hello,'}</Paragraph>
      {opening}
      <SubmittedOnBehalf by={submittedByPartner} />
      <Panel>
        <HighlightedValue label="Your reference" value={ref} />
        <Facts rows={[...receiptTimes(receipt), ...requestedRows(receipt.asked)]} />
      </Panel>
      <Paragraph soft>
        This email does not repeat your other answers: they say something about your health, and other people may see
        your inbox. To check or change one, reply and quote your reference.
      </Paragraph>
      <WhatHappensNext />
      {closing}
      {submittedByPartner === undefined && <Paragraph>{mistyped}</Paragraph>}
      <RequestLink siteUrl={siteUrl} />
      <WithdrawalLink siteUrl={siteUrl} token={withdrawalToken} />
      <Signature />
    </EmailTemplate>,
  )
}

function requestedRows({ nights, phoneEnd, travelDate }: RequestedTrip = {}): readonly LabelledValue[] {
  return [
    ...(travelDate ? [{ label: 'Your travel date', value: formatDay(travelDate) }] : []),
    ...(nights ? [{ label: 'Nights', value: nights }] : []),
    ...(phoneEnd ? [{ label: 'Phone', value: `ends in ${phoneEnd}` }] : []),
  ]
}

function WhatHappensNext() {
  return (
    <>
      <Subtitle>What happens next?</Subtitle>
      <Steps>
        <Step marker="1" title="Our care-planning experts review your information">
          <Paragraph soft>
            A care advisor reads your whole request and checks what is still open. Care advisors are not doctors.
          </Paragraph>
        </Step>
        <Step marker="2" title={`A person answers you within ${promisedReplyHours} hours`}>
          <Paragraph soft>By email, at the latest at the time above. This email is your confirmation.</Paragraph>
        </Step>
        <Step marker="3" title="A customized treatment and travel plan is created">
          <Paragraph soft>
            A person checks every line of it before it is sent to you. The answer may be a question first, or that we
            cannot help. Which treatment is right for you is decided by a doctor, not by us.
          </Paragraph>
        </Step>
      </Steps>
    </>
  )
}
