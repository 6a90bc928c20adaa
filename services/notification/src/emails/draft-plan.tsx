import { visible } from '@seneb/contracts/forms/greeting-name'
import type { Payload } from '@seneb/contracts/define'
import type { AiPlanGenerated } from '@seneb/contracts/messages/ai-planning/ai-plan.messages'

import { Lines, Step, Steps } from './email-lists.js'
import { Notice } from './email-panels.js'
import { Paragraph, SmallTitle, Subtitle, Words } from './email-text.js'
import { formatDay } from './wording.rules.js'

export type GeneratedAiPlan = Payload<typeof AiPlanGenerated>
type Itinerary = GeneratedAiPlan['itinerary']
type Day = Itinerary['days'][number]

const writtenBy: Record<GeneratedAiPlan['writer'], string> = {
  offline: 'Composed by the built-in planner from our catalogue; no language model was asked.',
  openai: 'Written by a language model that was given the trip facts without name or contact details.',
}

/** The drafted stay as the care team reads it, from the points to check first to the days one by one (PIPE-06, D-49). */
export function DraftPlan({ plan }: { plan: GeneratedAiPlan }) {
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
        <Words text={visible(summary)} />
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
          <Step key={at} mark={String(day.day)} title={dayTitle(day)}>
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
