import { todayInCairo } from '@seneb/contracts/forms/reply-text'
import { planText } from '@seneb/contracts/forms/plan-text'
import { Button } from '@seneb/ui/button'

import { DeskApprovePlanDocument } from '../../graph/generated/plans/graphql.js'
import type { DeskError } from '../../graph/desk-error.js'
import type { Viewer } from '../../session/staff-session.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { DeskDialog } from '../../ui/desk-dialog.js'
import { NoteBar } from '../../ui/note-bar.js'
import type { PlanDialogProps } from './plan-dialog.js'
import { planDialogsCopy } from './plan-dialogs.copy.js'
import type { PlanDetails } from './plan-labels.js'

const copy = planDialogsCopy.approveDialog

interface ApproveDialogProps extends Pick<PlanDialogProps, 'onEnd'> {
  readonly details: PlanDetails
  readonly viewer: Viewer
}

/** Shows the plan as the patient reads it, and the button that approves it; lists every passage without a source. */
export function ApproveDialog({ details, onEnd, viewer }: ApproveDialogProps) {
  const { id, requiresTwoApprovals, version } = details.plan
  const isFirstOfTwo = requiresTwoApprovals && details.approvals.length === 0
  const { mutate, isBusy, error } = useDeskMutation(DeskApprovePlanDocument, ({ approveCarePlan }) => approveCarePlan)
  const approve = async () => {
    if (await mutate({ id, version })) onEnd(true)
  }
  return (
    <DeskDialog title={copy.approveThisPlan} onClose={() => onEnd(false)}>
      <div className="grid gap-4">
        <p>{isFirstOfTwo ? copy.aSecondPersonApproves : copy.itIsEmailed}</p>
        <pre className="desk-plan-preview" tabIndex={0} aria-label={copy.label}>
          {previewOf(details, viewer)}
        </pre>
        {error && <ErrorNote error={error} />}
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="quiet" onClick={() => onEnd(false)}>
            {copy.cancel}
          </Button>
          <Button variant="brand" isBusy={isBusy} onClick={() => void approve()}>
            {isFirstOfTwo ? copy.approveFirstOfTwo : copy.approveAndMail}
          </Button>
        </div>
      </div>
    </DeskDialog>
  )
}

function ErrorNote({ error: { fields = [], message } }: { readonly error: DeskError }) {
  if (fields.length === 0) return <NoteBar tone="bad">{message}</NoteBar>
  return (
    <NoteBar tone="bad" title={copy.itCannotBeApproved}>
      <ul>
        {fields.map(({ message: text }, at) => (
          <li key={at}>{text}</li>
        ))}
      </ul>
    </NoteBar>
  )
}

/** Only the enquiry has the name, so this greeting has none. */
function previewOf({ approvals, plan, ...written }: PlanDetails, viewer: Viewer): string {
  const today = todayInCairo(new Date())
  const reviewedBy = [
    ...approvals.map(({ at, ...by }) => ({ ...by, on: todayInCairo(new Date(at)) })),
    { ...viewer, on: today },
  ]
  return planText({ ...written, reviewedBy }, { fullName: '', reference: plan.enquiry?.reference ?? '' }).body
}
