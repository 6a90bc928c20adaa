import { VisuallyHidden } from '@seneb/ui/visually-hidden'
import { Users } from 'lucide-react'
import { Link, type To } from 'react-router'

import { OthersInRow } from '../../presence/others-here.js'
import { Avatar } from '../../ui/avatar.js'
import { formatShortAge } from '../../ui/durations.js'
import { StatusChip } from '../../ui/status-chip.js'
import { useNow } from '../../ui/use-now.js'
import { exactText } from '../../ui/when.js'
import { NextReplyClock } from './next-reply-clock.js'
import { enquiryRowsCopy } from './enquiry-rows.copy.js'
import { titleOf, preferenceOf } from '../../enquiry/enquiry-labels.js'
import { ErasedSoon } from './erased-soon.js'
import { PromiseClock } from './promise-clock.js'
import { StateChip } from '../../enquiry/state-chip.js'
import type { Enquiry } from '../../enquiry/enquiry.js'

const copy = enquiryRowsCopy.enquiryRows

interface EnquiryRowsProps {
  readonly enquiries: readonly Enquiry[]
  /** Enquiry that is open beside the list. */
  readonly openId?: string | undefined
  /** Target of a row's link; the enquiry's own page by default. */
  readonly toOf?: (enquiry: Enquiry) => To
}

/** Two lines for each enquiry: person, request, message, clock, state and assignee. */
export function EnquiryRows({ enquiries, openId, toOf = addressOf }: EnquiryRowsProps) {
  return (
    <ul className="desk-enquiries">
      {enquiries.map((enquiry) => (
        <li key={enquiry.id}>
          <Link
            to={toOf(enquiry)}
            state={{ reference: enquiry.reference }}
            className="desk-row-link"
            aria-current={enquiry.id === openId || undefined}
            data-enquiry={enquiry.id}
            data-own-focus
          >
            <Who enquiry={enquiry} />
            <RowClock enquiry={enquiry} />
            <What enquiry={enquiry} />
            <Holder enquiry={enquiry} />
          </Link>
        </li>
      ))}
    </ul>
  )
}

function addressOf({ id }: Enquiry): To {
  return `/enquiries/${id}`
}

function Who({ enquiry }: { readonly enquiry: Enquiry }) {
  return (
    <span className="desk-row-who">
      <span className="desk-row-name" dir="auto">
        {titleOf(enquiry)}
      </span>
      {enquiry.fullName && <span className="desk-small">{enquiry.reference}</span>}
      <StateChip enquiry={enquiry} />
      {enquiry.isReferred && (
        <span className="flex-none" title={copy.referred}>
          <Users aria-hidden size={14} />
          <VisuallyHidden>{copy.referred}</VisuallyHidden>
        </span>
      )}
      <OthersInRow enquiryId={enquiry.id} />
    </span>
  )
}

/** Clock that runs: that of the next reply once a message waits for it, otherwise that of the first. */
function RowClock({ enquiry }: { readonly enquiry: Enquiry }) {
  const isNextReply = enquiry.answeredAt && enquiry.nextReplyDueAt && enquiry.state !== 'CLOSED'
  return isNextReply ? <NextReplyClock enquiry={enquiry} /> : <PromiseClock enquiry={enquiry} />
}

/** Warnings of an enquiry, the request with its country, and the beginning of the message. */
function What({ enquiry }: { readonly enquiry: Enquiry }) {
  return (
    <span className="desk-row-what">
      {enquiry.unreadMessages > 0 && <StatusChip tone="info">{copy.unread(enquiry.unreadMessages)}</StatusChip>}{' '}
      {enquiry.mergedInto && <StatusChip tone="bare">{copy.mergedInto(enquiry.mergedInto.reference)}</StatusChip>}{' '}
      {enquiry.hasMailProblem && <StatusChip tone="bad">{copy.mailNotDelivered}</StatusChip>}{' '}
      {enquiry.planState === 'RETURNED' && <StatusChip tone="bad">{copy.planReturned}</StatusChip>}{' '}
      <PlanDecision enquiry={enquiry} /> <ErasedSoon enquiry={enquiry} /> {preferenceOf(enquiry)}
      {enquiry.firstWords && <span className="text-ink"> – {enquiry.firstWords}</span>}
    </span>
  )
}

const decisionTones = { ACCEPTED: 'good', QUESTIONED: 'warn', DECLINED: 'bad' } as const

function PlanDecision({ enquiry: { planDecision } }: { readonly enquiry: Enquiry }) {
  if (!planDecision) return null
  return <StatusChip tone={decisionTones[planDecision]}>{copy.planDecided[planDecision]}</StatusChip>
}

function Holder({ enquiry: { assignee, lastActivityAt, submittedAt } }: { readonly enquiry: Enquiry }) {
  const now = useNow()
  const [age, quiet] = [formatShortAge(submittedAt, now), formatShortAge(lastActivityAt, now)]
  return (
    <span className="desk-row-holder">
      <span title={copy.receivedAndLastEvent(exactText(submittedAt), exactText(lastActivityAt))}>
        {copy.old(age, quiet === age ? '' : copy.inactiveFor(quiet))}
      </span>
      {assignee ? (
        <span className="inline-flex items-center gap-1" title={assignee.name}>
          <Avatar name={assignee.name} />
          <VisuallyHidden>{assignee.name}</VisuallyHidden>
        </span>
      ) : (
        <span>{copy.unassigned}</span>
      )}
    </span>
  )
}
