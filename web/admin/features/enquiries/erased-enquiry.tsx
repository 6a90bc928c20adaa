import type { ReactNode } from 'react'

import { DeskErasureDocument, type DeskErasureQuery } from '../../graph/generated/erasures/graphql.js'
import { useResult } from '../../session/use-result.js'
import { SectionTitle } from '../../ui/section-title.js'
import { SkeletonRows } from '../../ui/skeleton-rows.js'
import { StatusChip } from '../../ui/status-chip.js'
import { When } from '../../ui/when.js'
import { enquiryDialogsCopy } from './enquiry-dialogs.copy.js'
import { erasureReasonLabel, noticeText, placeLabels } from './erasure-labels.js'

const copy = enquiryDialogsCopy.erasedEnquiry

interface ErasedEnquiryProps {
  readonly id: string
  /** Shown when the enquiry was not erased. */
  readonly otherwise: ReactNode
}

/** Progress of an enquiry's erasure, service by service. */
export function ErasedEnquiry({ id, otherwise }: ErasedEnquiryProps) {
  const { data, error: unknown } = useResult(DeskErasureDocument, { id }, { isLive: true })
  if (unknown && !data) return otherwise
  return data ? <Erasure erasure={data.careErasure} /> : <SkeletonRows />
}

function Erasure({ erasure }: { readonly erasure: DeskErasureQuery['careErasure'] }) {
  const { notice, services, reason, startedAt, startedBy } = erasure
  const isFinished = services.every(({ finishedAt }) => finishedAt)
  return (
    <section className="desk-panel" aria-label={copy.label}>
      <div className="desk-panel-head">
        <SectionTitle>{isFinished ? copy.thisEnquiryWasErased : copy.thisEnquiryIsBeing}</SectionTitle>
      </div>
      <div className="grid gap-4 p-4">
        <dl className="desk-facts">
          <dt>{copy.why}</dt>
          <dd>{erasureReasonLabel[reason]}</dd>
          <dt>{copy.started}</dt>
          <dd>
            <When at={startedAt} />
            {startedBy ? copy.by(startedBy.name) : ''}
          </dd>
          <NoticeStatus notice={notice} />
        </dl>
        <ul className="grid gap-2" aria-live="polite">
          {services.map(({ finishedAt, service }) => (
            <li key={service} className="flex flex-wrap items-center justify-between gap-2 border-t border-line pt-2">
              <span>{placeLabels[service]}</span>
              {finishedAt ? (
                <StatusChip tone="good">{copy.nothingLeft}</StatusChip>
              ) : (
                <StatusChip tone="warn">{copy.atIt}</StatusChip>
              )}
            </li>
          ))}
        </ul>
        <p className="desk-small">{copy.text}</p>
      </div>
    </section>
  )
}

/** Whether the person who requested the erasure was informed of it. */
function NoticeStatus({ notice }: { readonly notice: DeskErasureQuery['careErasure']['notice'] }) {
  if (!notice) return null
  return (
    <>
      <dt>{copy.personNotified}</dt>
      <dd>
        {noticeText[notice.state]} {notice.at && <When at={notice.at} />}
      </dd>
    </>
  )
}
