import { planDraftConsent } from '@seneb/contracts/vocabulary/consent-texts'
import { Button } from '@seneb/ui/button'
import { Link, useNavigate } from 'react-router'

import type { DeskEnquiryDetailsQuery } from '../../graph/generated/enquiries/graphql.js'
import { DeskBeginPlanDocument } from '../../graph/generated/plans/graphql.js'
import { holds, type Viewer } from '../../session/staff-session.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { NoteBar } from '../../ui/note-bar.js'
import { SectionTitle } from '../../ui/section-title.js'
import { StatusChip } from '../../ui/status-chip.js'
import { stateTones, stateLabels } from './plan-labels.js'
import { plansCopy } from './plans.copy.js'

const copy = plansCopy.enquiryPlan

interface EnquiryPlanProps {
  readonly details: Pick<DeskEnquiryDetailsQuery['careEnquiry'], 'consents' | 'enquiry' | 'events'>
  readonly viewer: Viewer
}

/** Links a trip-plan enquiry to its plan; without consent to a draft, a person can start one (D-66). */
export function EnquiryPlan({ details: { consents, enquiry, events }, viewer }: EnquiryPlanProps) {
  const { id: enquiryId, kind, planState } = enquiry
  const isDrafted = consents.some(({ purpose }) => purpose === planDraftConsent.purpose)
  const isWithdrawn = events.nodes.some((event) => event.kind === 'DRAFT_WITHDRAWN')
  if (kind !== 'TRIP_PLAN' || !holds(viewer, 'PLAN_READ')) return null
  return (
    <section className="desk-panel" aria-label={copy.label}>
      <div className="desk-panel-head">
        <SectionTitle>{copy.label}</SectionTitle>
        {planState && <StatusChip tone={stateTones[planState]}>{stateLabels[planState]}</StatusChip>}
      </div>
      <div className="grid justify-items-start gap-3 p-4">
        {isDrafted || planState ? (
          <Link to={`/plans/${enquiryId}`} className="button">
            {copy.openThePlan}
          </Link>
        ) : (
          <ByHand {...{ enquiryId, isWithdrawn }} canStart={holds(viewer, 'PLAN_EDIT')} />
        )}
      </div>
    </section>
  )
}

interface ByHandProps {
  /** Whether they agreed to a draft once, and withdrew it. */
  readonly isWithdrawn: boolean
  readonly enquiryId: string
  readonly canStart: boolean
}

function ByHand({ enquiryId: id, isWithdrawn, canStart }: ByHandProps) {
  const navigate = useNavigate()
  const { mutate, isBusy, error } = useDeskMutation(DeskBeginPlanDocument, ({ createCarePlan }) => createCarePlan)
  const begin = async () => {
    if (await mutate({ id })) await navigate(`/plans/${id}`, { state: { isStarted: true } })
  }
  return (
    <>
      <p>{copy.text(isWithdrawn ? copy.thePersonWithdrewTheir : copy.thePersonDidNot)}</p>
      {canStart && (
        <Button isBusy={isBusy} onClick={() => void begin()}>
          {copy.writeThePlan}
        </Button>
      )}
      {error && <NoteBar tone="bad">{error.fields?.[0]?.message ?? error.message}</NoteBar>}
    </>
  )
}
