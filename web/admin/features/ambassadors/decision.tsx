import { Button } from '@seneb/ui/button'
import { useState } from 'react'

import { DeskApproveDocument, DeskRejectDocument } from '../../graph/generated/ambassadors/graphql.js'
import { formError } from '../../graph/desk-error.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { DeskDialog } from '../../ui/desk-dialog.js'
import { DialogForm } from '../../ui/dialog-form.js'
import { ambassadorsCopy } from './ambassadors.copy.js'
import type { Application } from './application-labels.js'
import { TextAreaField } from '../../ui/fields.js'

const copy = ambassadorsCopy.decision

interface DecisionProps {
  readonly application: Application
  readonly onChanged: () => Promise<void>
}

/**
 * The two decisions on an application; each needs a confirmation, because the applicant is mailed immediately (D-43).
 */
export function Decision({ application: { id, reference }, onChanged }: DecisionProps) {
  const [requested, setRequested] = useState<'approve' | 'reject'>()
  const end = (isChanged: boolean) => {
    setRequested(undefined)
    if (isChanged) void onChanged()
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="gold" onClick={() => setRequested('approve')}>
        {copy.openApproval}
      </Button>
      <Button onClick={() => setRequested('reject')}>{copy.openRejection}</Button>
      {requested === 'approve' && <ApproveDialog id={id} reference={reference} onEnd={end} />}
      {requested === 'reject' && <RejectDialog id={id} reference={reference} onEnd={end} />}
    </div>
  )
}

interface DecisionDialogProps extends Pick<Application, 'id' | 'reference'> {
  readonly onEnd: (isChanged: boolean) => void
}

function ApproveDialog({ id, onEnd, reference }: DecisionDialogProps) {
  const { mutate, isBusy, error } = useDeskMutation(
    DeskApproveDocument,
    ({ approveAmbassadorApplication }) => approveAmbassadorApplication,
  )
  const approve = async () => {
    if (await mutate({ id })) onEnd(true)
  }
  return (
    <DeskDialog title={copy.approvalTitle(reference)} onClose={() => onEnd(false)}>
      <DialogForm submitLabel={copy.approve} isBusy={isBusy} error={formError(error)} onSubmit={approve}>
        <p>{copy.text}</p>
      </DialogForm>
    </DeskDialog>
  )
}

function RejectDialog({ id, onEnd, reference }: DecisionDialogProps) {
  const [reason, setReason] = useState('')
  const { mutate, isBusy, error } = useDeskMutation(
    DeskRejectDocument,
    ({ rejectAmbassadorApplication }) => rejectAmbassadorApplication,
  )
  const reject = async () => {
    if (await mutate({ id, reason })) onEnd(true)
  }
  return (
    <DeskDialog title={copy.rejectionTitle(reference)} onClose={() => onEnd(false)}>
      <DialogForm submitLabel={copy.reject} variant="danger" isBusy={isBusy} error={formError(error)} onSubmit={reject}>
        <p>{copy.theReasonIsEmailedToThem}</p>
        <TextAreaField label={copy.label} value={reason} onValue={setReason} />
      </DialogForm>
    </DeskDialog>
  )
}
