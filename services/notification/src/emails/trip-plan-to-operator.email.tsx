import type { Payload } from '@seneb/contracts/define'
import type { PlanFailed } from '@seneb/contracts/messages/ai-planning/plan.messages'
import type { ReactNode } from 'react'

import { consentDetails, type ConsentFact } from './consent-details.rules.js'
import { DraftPlan, type GeneratedPlan } from './draft-plan.js'
import { FinePrint } from './letter.js'
import { Facts, Notice, Subtitle, Words } from './letter-parts.js'
import { MailLink } from './mail-link.js'
import { renderEmail, type Email } from './render-email.js'
import { TeamLetter } from './team-letter.js'
import { notGiven, tripDetails, type Fact, type SubmittedTripPlan } from './trip-details.rules.js'
import { referenceOnly } from './wording.rules.js'

/** What became of the plan: drafted, or the sentence why there is none. */
export type PlanOutcome =
  | { readonly plan: GeneratedPlan; readonly failure?: never }
  | { readonly plan?: never; readonly failure: Pick<Payload<typeof PlanFailed>, 'reason'> }

export interface OperatorBrief {
  readonly submitted: SubmittedTripPlan
  readonly outcome: PlanOutcome
  readonly siteUrl: string
}

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
  const subject = `Trip enquiry ${ref}: details ${outcome.plan ? 'and draft plan' : 'without a draft plan'}`
  return renderEmail(
    subject,
    <TeamLetter
      subject={subject}
      what="Trip enquiry"
      reference={ref}
      receivedAt={submittedAt}
      siteUrl={siteUrl}
      footer={<Confidential />}
    >
      <PlanNotice outcome={outcome} />
      {tripDetails(submitted).map(({ title, facts }) => (
        <div key={title}>
          <Subtitle>{title}</Subtitle>
          <Facts rows={facts.map((fact) => row(fact, ref))} />
        </div>
      ))}
      <Consents facts={consentDetails(submitted)} />
      {outcome.plan && <DraftPlan plan={outcome.plan} />}
    </TeamLetter>,
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
