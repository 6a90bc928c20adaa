import { Link } from 'react-router'

import { DeskMyDayDocument, type DeskMyDayQuery } from '../../graph/generated/my-day/graphql.js'
import { ErrorView } from '../../session/error-view.js'
import { holds, type Viewer } from '../../session/staff-session.js'
import { useResult } from '../../session/use-result.js'
import { SkeletonRows } from '../../ui/skeleton-rows.js'
import { DueNext } from './due-next.js'
import { enquiryRowsCopy } from './enquiry-rows.copy.js'
import { formatCount } from './format-count.js'
import { ShortList } from './short-list.js'

const copy = enquiryRowsCopy.myDay

/** Enquiries that need this viewer: next deadlines, their own enquiries, and undelivered replies (GEN-07). */
export function MyDay({ viewer }: { readonly viewer: Viewer }) {
  if (!holds(viewer, 'ENQUIRY_READ')) return null
  return (
    <div className="mb-4 grid gap-4">
      <Waiting mayWork={holds(viewer, 'ENQUIRY_WORK')} mayErase={holds(viewer, 'ENQUIRY_ERASE')} />
    </div>
  )
}

interface Rights {
  readonly mayWork: boolean
  readonly mayErase: boolean
}

function Waiting({ mayErase, mayWork }: Rights) {
  const { data, error, refetch } = useResult(DeskMyDayDocument, {}, { isLive: true })
  if (error) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows />
  const undelivered = data.undelivered.nodes
  const returned = data.returned.nodes
  const messages = data.newMessages.nodes
  return (
    <>
      <Tiles counts={data.careEnquiryCounts} mayWork={mayWork} mayErase={mayErase} />
      <div className={mayWork ? 'desk-pair' : 'grid gap-4'}>
        <DueNext />
        {mayWork && (
          <ShortList
            title={copy.yours}
            enquiries={data.mine.nodes}
            none={copy.noOpenEnquiry}
            all={{ to: '/enquiries?show=OPEN&mine=1', label: copy.allAssignedToYou }}
          />
        )}
      </div>
      {messages.length > 0 && (
        <ShortList
          title={copy.withMessages}
          enquiries={messages}
          none=""
          all={{ to: '/enquiries?show=NEW_MESSAGES', label: copy.showAll }}
        />
      )}
      {returned.length > 0 && (
        <ShortList
          title={copy.returnedPlans}
          enquiries={returned}
          none=""
          all={{ to: '/enquiries?show=PLAN_RETURNED', label: copy.showAll }}
        />
      )}
      {undelivered.length > 0 && (
        <ShortList
          title={copy.undeliveredReplies}
          enquiries={undelivered}
          none=""
          all={{ to: '/enquiries?show=UNDELIVERED', label: copy.showAll }}
        />
      )}
    </>
  )
}

type Counts = DeskMyDayQuery['careEnquiryCounts']

const tiles: readonly (readonly [count: Exclude<keyof Counts, '__typename'>, words: string, to: string])[] = [
  ['late', copy.late, '/enquiries?overdue=1'],
  ['soon', copy.dueWithinHours, '/enquiries'],
  ['unclaimed', copy.unassigned, '/enquiries?unclaimed=1'],
  ['newMessages', copy.newMessages, '/enquiries?show=NEW_MESSAGES'],
  ['undelivered', copy.answersNotDelivered, '/enquiries?show=UNDELIVERED'],
  ['plansReturned', copy.plansReturned, '/enquiries?show=PLAN_RETURNED'],
  ['plansDecided', copy.plansDecided, '/enquiries?show=PLAN_DECIDED'],
  ['setAside', copy.closedToday, '/enquiries?show=SET_ASIDE'],
  ['dueForErasure', copy.erasedSoon, '/enquiries?show=DUE_FOR_ERASURE'],
  ['mine', copy.yoursOpen, '/enquiries?show=OPEN&mine=1'],
]
/** Those are red while there is one. */
const grave: readonly string[] = ['late', 'undelivered', 'plansReturned']

/** Counts of waiting enquiries that link to their lists. */
function Tiles({ counts, mayErase, mayWork }: Rights & { readonly counts: Counts }) {
  const isForLeads = (count: number) => mayErase && count > 0
  const hidden = [
    ...(mayWork ? [] : ['mine']),
    ...(isForLeads(counts.dueForErasure) ? [] : ['dueForErasure']),
    ...(isForLeads(counts.setAside) ? [] : ['setAside']),
  ]
  const shown = tiles.filter(([count]) => !hidden.includes(count))
  return (
    <section className="desk-panel" aria-label={copy.label}>
      <ul className="desk-tiles">
        {shown.map(([count, label, to]) => (
          <li key={count}>
            <Link to={to} className="desk-tile" data-grave={(grave.includes(count) && counts[count] > 0) || undefined}>
              <span className="text-2xl font-semibold">{formatCount(counts[count])}</span>
              <span>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
