import { greetingName } from '@seneb/contracts/forms/greeting-name'
import { promisedReplyHours } from '@seneb/contracts/vocabulary/trip-options'

import { AboutSeneb, Signature, EmailTemplate } from './email-template.js'
import { wordingOf } from './email-wording.js'
import { neutralPreferences, type RequestedConsultation } from './consultation-details.rules.js'
import { Facts } from './email-facts.js'
import { Step, Steps } from './email-lists.js'
import { becauseSent, mistyped, SubmittedOnBehalf, WithdrawalLink } from './receipt-parts.js'
import { HighlightedValue, Panel } from './email-panels.js'
import { Paragraph, Subtitle, Title } from './email-text.js'
import { SunriseMasthead } from './masthead.js'
import { renderEmail, type Email } from './render-email.js'
import { receiptTimes, type ReceiptContent } from './trip-plan-receipt.email.js'
import { referenceOnly } from './wording.rules.js'
import { RequestLink } from './request-link.js'

/** Names the data that was not stored, without naming a treatment. */
const treatmentNotStored =
  'You did not agree to our use of health details, so we have not kept which treatment you chose. We will ask you when we talk.'
/** Same, for a request from a partner that did not report the person's agreement. */
const treatmentNotAgreed =
  'They did not tell us that you agreed to our use of health details, so we have not kept which treatment was chosen. We will ask you when we talk.'

/** Words of the success toast, which every receipt repeats (CONT-14). */
const promise = `We'll contact you within ${promisedReplyHours} hours to discuss your medical journey.`

interface ConsultationReceipt extends ReceiptContent {
  /** The request; the receipt repeats only fields that reveal nothing about anyone's health. */
  readonly requested: RequestedConsultation
}

/**
 * Returns the receipt of a request for a consultation: the reference, the promise of the success toast (CONT-14), and
 * how and when the person wants to be reached. The contact details let the person notice a wrong digit. It includes
 * neither treatment nor message, so that a glance at the inbox reveals nothing about anyone's health.
 */
export function consultationReceipt(receipt: ConsultationReceipt): Email {
  const { fullName, reference, requested, siteUrl } = receipt
  const ref = referenceOnly(reference)
  const name = greetingName(fullName)
  const key = requested.submittedByPartner === undefined ? 'consultation-receipt' : 'consultation-receipt-by-partner'
  const { closing, heading, opening, preview, subject, title } = wordingOf(key, receipt, { reference: ref, promise })
  return renderEmail(
    subject,
    <EmailTemplate
      title={title}
      preview={preview}
      masthead={<SunriseMasthead siteUrl={siteUrl} />}
      footer={
        <AboutSeneb siteUrl={siteUrl} because={becauseSent('in our contact form', requested.submittedByPartner)} />
      }
    >
      <Title>{heading}</Title>
      <Paragraph>{name ? `Hello ${name},` : 'Hello,'}</Paragraph>
      {opening}
      <SubmittedOnBehalf by={requested.submittedByPartner} />
      <Panel>
        <HighlightedValue label="Your reference" value={ref} />
        <Facts rows={[...receiptTimes(receipt), ...neutralPreferences(requested)]} />
      </Panel>
      {requested.treatmentType === undefined && (
        <Paragraph>{requested.submittedByPartner === undefined ? treatmentNotStored : treatmentNotAgreed}</Paragraph>
      )}
      <WhatHappensNext reference={ref} submittedByPartner={requested.submittedByPartner} />
      {closing}
      <RequestLink siteUrl={siteUrl} />
      <WithdrawalLink siteUrl={siteUrl} token={requested.withdrawalToken} />
      <Signature />
    </EmailTemplate>,
  )
}

interface NextProps {
  readonly reference: string
  readonly submittedByPartner: string | undefined
}

function WhatHappensNext({ submittedByPartner, reference }: NextProps) {
  return (
    <>
      <Subtitle>What happens next?</Subtitle>
      <Steps>
        <Step marker="1" title="Check the details above">
          <Paragraph soft>
            Is a digit or a day wrong? Reply to this email and quote your reference, {reference}.
          </Paragraph>
        </Step>
        <Step marker="2" title="A person reads your request">
          <Paragraph soft>Our care desk works on Cairo time.</Paragraph>
        </Step>
        <Step marker="3" title="We reply in the way you chose or by email">
          {submittedByPartner === undefined && <Paragraph soft>{mistyped}</Paragraph>}
        </Step>
      </Steps>
    </>
  )
}
