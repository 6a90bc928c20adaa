import { Button } from '@seneb/ui/button'
import { lazy, useState } from 'react'

import { DeskSentPlanDocument } from '../../graph/generated/sent-plan/graphql.js'
import { holds, useStaffSession } from '../../session/staff-session.js'
import { useResult } from '../../session/use-result.js'
import { LazyComponent } from '../../ui/lazy-component.js'
import { SectionTitle } from '../../ui/section-title.js'
import { StatusChip } from '../../ui/status-chip.js'
import { When } from '../../ui/when.js'
import type { EnquiryPartProps } from '../../enquiry/enquiry-part.js'
import { sentPlanCopy as copy } from './sent-plan.copy.js'
import type { ShownPlan } from './shown-plan.js'

/** Loaded when a decision is recorded. */
const DecisionDialog = lazy(async () => ({ default: (await import('./decision-dialog.js')).DecisionDialog }))

const tones = { ACCEPTED: 'good', QUESTIONED: 'warn', DECLINED: 'bad' } as const

/** Decision of the patient about the plan that was sent, with their questions; nothing before a plan was. */
export function SentPlan({ enquiry, onChanged }: EnquiryPartProps) {
  const { viewer } = useStaffSession()
  const { data, refetch } = useResult(DeskSentPlanDocument, { id: enquiry.id }, { isLive: true })
  const [isOpen, setOpen] = useState(false)
  const plan = data?.sentPlan
  if (!plan) return null
  const mayRecord = plan.canDecide && viewer ? holds(viewer, 'ENQUIRY_WORK') : false
  const end = (isChanged: boolean) => {
    setOpen(false)
    if (isChanged) void Promise.all([refetch(), onChanged()])
  }
  return (
    <section className="desk-panel" aria-label={copy.label}>
      <div className="desk-panel-head">
        <SectionTitle>{copy.label}</SectionTitle>
        {plan.decision ? (
          <StatusChip tone={tones[plan.decision]}>{copy.kinds[plan.decision]}</StatusChip>
        ) : (
          <StatusChip tone="info">{copy.undecided}</StatusChip>
        )}
      </div>
      <div className="grid justify-items-start gap-3 p-4">
        <p className="desk-small">
          {copy.sent} <When at={plan.approvedAt} />
        </p>
        {plan.decisions.length > 0 && <Decisions plan={plan} />}
        {plan.partnerName && <p className="desk-small">{copy.tellsPartner(plan.partnerName)}</p>}
        {mayRecord && <Button onClick={() => setOpen(true)}>{copy.record}</Button>}
      </div>
      <LazyComponent>{isOpen && <DecisionDialog enquiry={enquiry} plan={plan} onEnd={end} />}</LazyComponent>
    </section>
  )
}

function Decisions({ plan: { decisions, sections } }: { readonly plan: ShownPlan }) {
  const lines = new Map(
    sections.flatMap(({ lines: ofSection }) => ofSection.map(({ id, text }) => [id, text] as const)),
  )
  return (
    <ul className="grid gap-3 justify-self-stretch">
      {decisions.map(({ at, id, isByTelephone, kind, lineId, recordedBy, text }) => {
        const line = lineId ? lines.get(lineId) : undefined
        return (
          <li key={id}>
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="font-semibold">{copy.kinds[kind]}</span>
              <span className="desk-small">
                {isByTelephone ? copy.byTelephone(recordedBy?.name ?? '') : copy.byPatient}, <When at={at} />
              </span>
            </span>
            {line && <p className="desk-small wrap-anywhere">{copy.about(line)}</p>}
            {text && (
              <p className="desk-words" dir="auto">
                {text}
              </p>
            )}
          </li>
        )
      })}
    </ul>
  )
}
