import type { CarriedBy } from '@seneb/contracts/define'
import type { PlanFailed } from '@seneb/contracts/messages/ai-planning.messages'
import { promisedAnswerHours } from '@seneb/contracts/vocabulary/trip-options'
import type { ReactNode } from 'react'

import { consentDetails, type ConsentFact } from './consent-details.rules.js'
import { DraftPlan, type GeneratedPlan } from './draft-plan.js'
import { FinePrint, Letter } from './letter.js'
import { Facts, Notice, Subtitle, Title, Words } from './letter-parts.js'
import { MailLink } from './mail-link.js'
import { PlainMasthead } from './masthead.js'
import { renderEmail, type Email } from './render-email.js'
import { notGiven, tripDetails, type Fact, type SubmittedTripPlan } from './trip-details.rules.js'
import { formatMoment, referenceOnly } from './wording.rules.js'

/** What became of the plan: drafted, or the sentence why there is none. */
export type PlanOutcome =
  | { readonly plan: GeneratedPlan; readonly failure?: never }
  | { readonly plan?: never; readonly failure: Pick<CarriedBy<typeof PlanFailed>, 'reason'> }

export interface OperatorBrief {
  readonly submitted: SubmittedTripPlan
  readonly outcome: PlanOutcome
  readonly siteUrl: string
}

const hourMs = 60 * 60 * 1000
/** The fixed text of an e-mail without a plan (PIPE-06). */
const planMissing = 'AI plan generation failed...'

/**
 * Tells the care team everything that was submitted, and the plan as a draft to be reviewed or the fixed text when
 * there is none (PIPE-06, PIPE-09, D-49, O-8). It has no Reply-To: a reply would quote the unreviewed draft to the
 * patient, so the patient's address is a link that opens an empty message.
 */
export function tripPlanToOperator({ submitted, outcome, siteUrl }: OperatorBrief): Email {
  const ref = referenceOnly(submitted.reference)
  const submittedAt = new Date(submitted.submittedAt)
  const dueAt = new Date(submittedAt.getTime() + promisedAnswerHours * hourMs)
  const subject = `Trip enquiry ${ref}: details ${outcome.plan ? 'and draft plan' : 'without a draft plan'}`
  return renderEmail(
    subject,
    <Letter
      title={subject}
      preview={`Answer promised by ${formatMoment(dueAt)}.`}
      masthead={<PlainMasthead siteUrl={siteUrl} label="Care team" />}
      footer={<Confidential />}
    >
      <Title>
        Trip enquiry <span style={{ whiteSpace: 'nowrap' }}>{ref}</span>
      </Title>
      <Facts
        rows={[
          { label: 'Received', value: formatMoment(submittedAt) },
          { label: 'Answer promised by', value: formatMoment(dueAt) },
        ]}
      />
      <PlanNotice outcome={outcome} />
      {tripDetails(submitted).map(({ title, facts }) => (
        <div key={title}>
          <Subtitle>{title}</Subtitle>
          <Facts rows={facts.map((fact) => row(fact, ref))} />
        </div>
      ))}
      <Consents facts={consentDetails(submitted)} />
      {outcome.plan && <DraftPlan plan={outcome.plan} />}
    </Letter>,
  )
}

function Consents({ facts }: { facts: readonly ConsentFact[] }) {
  if (facts.length === 0) return null
  return (
    <>
      <Subtitle>Consents</Subtitle>
      <Facts rows={facts.map(({ label, value }) => ({ label, value, faint: value === notGiven }))} />
    </>
  )
}

function PlanNotice({ outcome }: { outcome: PlanOutcome }) {
  return outcome.plan ? (
    <Notice tone="care" title="AI-assisted DRAFT, not yet reviewed">
      The plan below the details was drafted by machine. Check every line, date and price, and approve it before any of
      it reaches the patient. Please do not forward this e-mail.
    </Notice>
  ) : (
    <Notice tone="missing" title={planMissing}>
      {outcome.failure.reason}. Please plan this trip by hand from the details below.
    </Notice>
  )
}

function row({ field, label, value }: Fact, ref: string): { label: string; value: ReactNode; faint: boolean } {
  const shown =
    field === 'email' ? <MailLink address={value} subject={`Your request ${ref}`} /> : <Words text={value} />
  return { label, faint: value === notGiven, value: shown }
}

function Confidential() {
  return (
    <FinePrint>
      Internal e-mail of the Seneb care team. It holds personal and health data of a patient: keep it in this mailbox,
      use it for this enquiry only, and delete it when the enquiry is closed. Seneb gives no medical advice and is not a
      medical provider; what is planned here is arranged with independent providers.
    </FinePrint>
  )
}
