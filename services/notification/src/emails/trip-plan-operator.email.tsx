import type { Payload } from '@seneb/contracts/define'
import { visible } from '@seneb/contracts/forms/greeting-name'
import type { AiPlanFailed, AiPlanGenerated } from '@seneb/contracts/messages/ai-planning/ai-plan.messages'
import type { ReactNode } from 'react'

import { tripPlanPurposes, ConsentFacts } from './consent-facts.js'
import { Facts } from './email-facts.js'
import { EmailLink } from './email-links.js'
import { Lines, Step, Steps } from './email-lists.js'
import { Notice } from './email-panels.js'
import { FinePrint } from './email-template.js'
import { Subtitle, MultilineText, Paragraph, SmallTitle } from './email-text.js'
import { OperatorEmailTemplate } from './operator-email-template.js'
import { renderEmail, type Email } from './render-email.js'
import { tripDetails, type Fact, type SubmittedTripPlan } from './trip-details.rules.js'
import { notGranted, referenceOnly, formatDay } from './wording.rules.js'

/** Result for the plan: a draft, no consent (or consent withdrawn), or the reason of the failure. */
export type AiPlanResult =
  | { readonly plan: GeneratedAiPlan; readonly failure?: never; readonly isWithheld?: never }
  | {
      readonly plan?: never
      readonly failure?: never
      readonly isWithheld: true
      /** The person withdrew the consent to a draft. */
      readonly wasAllowed?: true
    }
  | {
      readonly plan?: never
      readonly failure: Pick<Payload<typeof AiPlanFailed>, 'reason'>
      readonly isWithheld?: never
    }

export interface OperatorEmailContent {
  readonly submitted: SubmittedTripPlan
  readonly aiPlan: AiPlanResult
  readonly siteUrl: string
}

/** The fixed text of an e-mail whose plan could not be drafted (PIPE-06). */
const planMissing = 'AI plan generation failed...'
/** The fixed text of an e-mail whose plan was never wanted (D-66). */
const planWithheld = 'No draft: the person did not allow one.'
/** The same, when it was allowed first. */
const draftWithdrawn = 'No draft: the person withdrew the consent to one.'

/**
 * E-mail to the care team with everything that was submitted, and a draft plan for review or fixed text explaining its
 * absence (PIPE-06, PIPE-09, D-49, O-8). It has no Reply-To, because a reply would quote the unreviewed draft to the
 * patient. The patient's address is a link that opens an empty message instead.
 */
export function tripPlanOperatorEmail({ submitted, aiPlan, siteUrl }: OperatorEmailContent): Email {
  const ref = referenceOnly(submitted.reference)
  const submittedAt = new Date(submitted.submittedAt)
  const subject = `Trip enquiry ${ref}: details ${aiPlan.plan ? 'and draft plan' : 'without a draft plan'}`
  return renderEmail(
    subject,
    <OperatorEmailTemplate
      subject={subject}
      what="Trip enquiry"
      reference={ref}
      receivedAt={submittedAt}
      timeZone={submitted.personal.timeZone}
      submittedByPartner={submitted.submittedByPartner}
      siteUrl={siteUrl}
      footer={<Confidential />}
    >
      <AiPlanNotice aiPlan={aiPlan} />
      {tripDetails(submitted).map(({ title, facts }) => (
        <div key={title}>
          <Subtitle>{title}</Subtitle>
          <Facts rows={facts.map((fact) => row(fact, ref))} />
        </div>
      ))}
      <ConsentFacts requested={tripPlanPurposes} consents={submitted.consents} />
      {aiPlan.plan && <DraftPlan plan={aiPlan.plan} />}
    </OperatorEmailTemplate>,
  )
}

function AiPlanNotice({ aiPlan }: { aiPlan: AiPlanResult }) {
  if (aiPlan.plan)
    return (
      <Notice tone="care" title="AI-assisted DRAFT, not yet reviewed">
        The plan below the details was drafted by AI. Check every line, date and price, and approve it before any of it
        reaches the patient. Please do not forward this email.
      </Notice>
    )
  if (aiPlan.isWithheld)
    return (
      <Notice tone="missing" title={aiPlan.wasAllowed ? draftWithdrawn : planWithheld}>
        {aiPlan.wasAllowed ? 'The planner has erased what it had' : 'Nothing was sent to the planner or to a model'},
        and please do not put these details into one. Answer this person yourself, from the details below.
      </Notice>
    )
  return (
    <Notice tone="missing" title={planMissing}>
      {aiPlan.failure.reason}. Please plan this trip by hand from the details below.
    </Notice>
  )
}

function row({ field, label, value }: Fact, ref: string): { label: string; value: ReactNode; faint: boolean } {
  const shown =
    field === 'email' ? <EmailLink address={value} subject={`Your request ${ref}`} /> : <MultilineText text={value} />
  return { label, faint: value === notGranted, value: shown }
}

function Confidential() {
  return (
    <FinePrint>
      Internal email of the Seneb care team. It holds personal and health data of a patient: keep it in this mailbox,
      use it for this enquiry only, and delete it when the enquiry is closed. Seneb gives no medical advice and is not a
      medical provider; what is planned here is arranged with independent providers.
    </FinePrint>
  )
}

export type GeneratedAiPlan = Payload<typeof AiPlanGenerated>
type Itinerary = GeneratedAiPlan['itinerary']
type Day = Itinerary['days'][number]

const writtenBy: Record<GeneratedAiPlan['writer'], string> = {
  offline: 'Composed by the built-in planner from our catalogue; no language model was asked.',
  openai: 'Written by a language model that was given the trip facts without name or contact details.',
}

/**
 * The drafted stay as the care team reads it, from the points to check first to the days one by one (PIPE-06, D-49).
 */
function DraftPlan({ plan }: { plan: GeneratedAiPlan }) {
  const { summary, days, beforeTravel, afterReturn, costNotes, questionsForProvider, openPoints } = plan.itinerary
  return (
    <>
      <Subtitle>AI-assisted draft plan</Subtitle>
      <Paragraph soft>{writtenBy[plan.writer]}</Paragraph>
      {openPoints.length > 0 && (
        <Notice tone="care" title="To check before this may be used">
          <Lines lines={openPoints.map(visible)} />
        </Notice>
      )}
      <Paragraph>
        <MultilineText text={visible(summary)} />
      </Paragraph>
      <LinesUnder title="Before travel" lines={beforeTravel} />
      <DayByDay days={days} />
      <LinesUnder title="After return" lines={afterReturn} />
      <LinesUnder title="Costs" lines={costNotes} />
      <LinesUnder title="Questions for the provider" lines={questionsForProvider} />
    </>
  )
}

function DayByDay({ days }: { days: readonly Day[] }) {
  if (days.length === 0) return null
  return (
    <>
      <SmallTitle>Day by day</SmallTitle>
      <Steps>
        {days.map((day, at) => (
          <Step key={at} marker={String(day.day)} title={dayTitle(day)}>
            {day.details.length > 0 && <Lines lines={day.details.map(visible)} />}
          </Step>
        ))}
      </Steps>
    </>
  )
}

function dayTitle({ date, title }: Day): string {
  return date ? `${formatDay(visible(date))}: ${visible(title)}` : visible(title)
}

function LinesUnder({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <>
      <SmallTitle>{title}</SmallTitle>
      <Lines lines={lines.map(visible)} />
    </>
  )
}
