import { DeskErasureDocument, type DeskErasureQuery } from '../../graph/generated/erasures/graphql.js'
import type { Refusal } from '../../graph/refusal.js'
import { RefusalView } from '../../session/refusal-view.js'
import { useAnswer } from '../../session/use-answer.js'
import { PartTitle } from '../../ui/part-title.js'
import { SkeletonRows } from '../../ui/skeleton-rows.js'
import { StatusChip } from '../../ui/status-chip.js'
import { When } from '../../ui/when.js'
import { erasureReasonWords, noticeWords, placeWords } from './erasure-words.js'

interface ErasedEnquiryProps {
  readonly id: string
  /** Why the enquiry is not shown, where it was not erased either. */
  readonly refusal: Refusal
  readonly onRetry: () => void
}

/** Progress of an erased enquiry's erasure, place by place. */
export function ErasedEnquiry({ id, onRetry, refusal }: ErasedEnquiryProps) {
  const { data, refusal: unknown } = useAnswer(DeskErasureDocument, { id }, { isLive: true })
  if (unknown && !data) return <RefusalView refusal={refusal} onRetry={onRetry} />
  return data ? <Erasure erasure={data.careErasure} /> : <SkeletonRows />
}

function Erasure({ erasure }: { readonly erasure: DeskErasureQuery['careErasure'] }) {
  const { notice, places, reason, startedAt, startedBy } = erasure
  const isFinished = places.every(({ finishedAt }) => finishedAt)
  return (
    <section className="desk-panel" aria-label="Erasure">
      <div className="desk-panel-head">
        <PartTitle>{isFinished ? 'This enquiry was erased' : 'This enquiry is being erased'}</PartTitle>
      </div>
      <div className="grid gap-4 p-4">
        <dl className="desk-facts">
          <dt>Why</dt>
          <dd>{erasureReasonWords[reason]}</dd>
          <dt>Begun</dt>
          <dd>
            <When at={startedAt} />
            {startedBy ? ` by ${startedBy.name}` : ''}
          </dd>
          <Told notice={notice} />
        </dl>
        <ul className="grid gap-2" aria-live="polite">
          {places.map(({ finishedAt, service }) => (
            <li key={service} className="flex flex-wrap items-center justify-between gap-2 border-t border-line pt-2">
              <span>{placeWords[service]}</span>
              {finishedAt ? (
                <StatusChip tone="good">Nothing left</StatusChip>
              ) : (
                <StatusChip tone="warn">At it</StatusChip>
              )}
            </li>
          ))}
        </ul>
        <p className="desk-small">
          The record that the person agreed to our texts is kept for six years without their name. Backups hold older
          copies until they expire; after a restore, all of this is erased again before anyone can see it.
        </p>
      </div>
    </section>
  )
}

/** Whether the person who requested the erasure was informed of it. */
function Told({ notice }: { readonly notice: DeskErasureQuery['careErasure']['notice'] }) {
  if (!notice) return null
  return (
    <>
      <dt>The person is told</dt>
      <dd>
        {noticeWords[notice.state]} {notice.at && <When at={notice.at} />}
      </dd>
    </>
  )
}
