import { promisedAnswerHours } from '@seneb/contracts/vocabulary/trip-options'
import type { ReactNode } from 'react'

import { Letter } from './letter.js'
import { Facts, Title } from './letter-parts.js'
import { PlainMasthead } from './masthead.js'
import { formatMoment } from './wording.rules.js'

const hourMs = 60 * 60 * 1000

interface TeamLetterProps {
  readonly subject: string
  /** What came in, as `Trip enquiry`. */
  readonly what: string
  readonly reference: string
  readonly receivedAt: Date
  readonly siteUrl: string
  readonly footer: ReactNode
  readonly children: ReactNode
}

/** A letter to the care team about something with a promised answer: what it is, when it came and until when (O-8). */
export function TeamLetter({ subject, what, reference, receivedAt, siteUrl, footer, children }: TeamLetterProps) {
  const dueAt = new Date(receivedAt.getTime() + promisedAnswerHours * hourMs)
  return (
    <Letter
      title={subject}
      preview={`Answer promised by ${formatMoment(dueAt)}.`}
      masthead={<PlainMasthead siteUrl={siteUrl} label="Care team" />}
      footer={footer}
    >
      <Title>
        {what} <span style={{ whiteSpace: 'nowrap' }}>{reference}</span>
      </Title>
      <Facts
        rows={[
          { label: 'Received', value: formatMoment(receivedAt) },
          { label: 'Answer promised by', value: formatMoment(dueAt) },
        ]}
      />
      {children}
    </Letter>
  )
}
