import { Users } from 'lucide-react'
import { Link, type To } from 'react-router'

import { Avatar } from '../../ui/avatar.js'
import { OthersInRow } from '../../presence/others-here.js'
import { StatusChip } from '../../ui/status-chip.js'
import { When } from '../../ui/when.js'
import { titleOf, wishOf } from './enquiry-words.js'
import { ErasedSoon } from './erased-soon.js'
import { PromiseClock } from './promise-clock.js'
import { StateChip } from './state-chip.js'
import type { Enquiry } from './use-enquiry-pages.js'

interface EnquiryRowsProps {
  readonly enquiries: readonly Enquiry[]
  /** Where a list stands beside another. */
  readonly isNarrow?: boolean
  /** The one that is open beside the list. */
  readonly openId?: string | undefined
  /** Where a row leads; to the enquiry alone unless said. */
  readonly toOf?: (enquiry: Enquiry) => To
}

/** One row for each enquiry: who asks for what, its promise, its state and who has it. The row opens it. */
export function EnquiryRows({ enquiries, isNarrow = false, openId, toOf = addressOf }: EnquiryRowsProps) {
  return (
    <ul className={`desk-enquiries ${isNarrow ? 'desk-enquiries-narrow' : ''}`}>
      {enquiries.map((enquiry) => (
        <li key={enquiry.id}>
          <Link
            to={toOf(enquiry)}
            state={{ reference: enquiry.reference }}
            className="desk-enquiry"
            aria-current={enquiry.id === openId || undefined}
            data-enquiry={enquiry.id}
            data-own-focus
          >
            <span className="min-w-0">
              <span className="flex flex-wrap items-baseline gap-x-3">
                <span className="font-semibold wrap-anywhere">{titleOf(enquiry)}</span>
                {enquiry.fullName && <span className="desk-small">{enquiry.reference}</span>}
              </span>
              <span className="desk-small block wrap-anywhere">{wishOf(enquiry)}</span>
            </span>
            <PromiseClock enquiry={enquiry} />
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <StateChip enquiry={enquiry} />
              {enquiry.hasMailProblem && <StatusChip tone="bad">Mail not delivered</StatusChip>}
              <ErasedSoon enquiry={enquiry} />
              {enquiry.isReferred && (
                <span className="desk-small inline-flex items-center gap-1">
                  <Users aria-hidden size={14} /> Referred
                </span>
              )}
              <OthersInRow enquiryId={enquiry.id} />
            </span>
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

function Holder({ enquiry: { assignee, lastActivityAt } }: { readonly enquiry: Enquiry }) {
  return (
    <span className="desk-small inline-flex flex-wrap items-center gap-x-3">
      <When at={lastActivityAt} />
      {assignee ? (
        <span className="inline-flex items-center gap-2">
          <Avatar name={assignee.name} />
          {assignee.name}
        </span>
      ) : (
        <span>Nobody has it</span>
      )}
    </span>
  )
}
