import { Button } from '@seneb/ui/button'
import { useState } from 'react'

import { DeskApproveDocument, DeskRejectDocument } from '../../graph/generated/ambassadors/graphql.js'
import { wholeSentence } from '../../graph/refusal.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { DeskDialog } from '../../ui/desk-dialog.js'
import { DialogForm } from '../../ui/dialog-form.js'
import type { Application } from './application-words.js'
import { TextAreaField } from '../../ui/fields.js'

interface DecisionProps {
  readonly application: Application
  readonly onChanged: () => Promise<void>
}

/** The two decisions on an application; each needs a confirmation, because the applicant is mailed at once (D-43). */
export function Decision({ application: { id, reference }, onChanged }: DecisionProps) {
  const [asked, setAsked] = useState<'approve' | 'reject'>()
  const end = (isChanged: boolean) => {
    setAsked(undefined)
    if (isChanged) void onChanged()
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="gold" onClick={() => setAsked('approve')}>
        Approve...
      </Button>
      <Button onClick={() => setAsked('reject')}>Reject...</Button>
      {asked === 'approve' && <ApproveDialog id={id} reference={reference} onEnd={end} />}
      {asked === 'reject' && <RejectDialog id={id} reference={reference} onEnd={end} />}
    </div>
  )
}

interface DecisionDialogProps extends Pick<Application, 'id' | 'reference'> {
  readonly onEnd: (isChanged: boolean) => void
}

function ApproveDialog({ id, onEnd, reference }: DecisionDialogProps) {
  const { act, isBusy, refusal } = useDeskMutation(
    DeskApproveDocument,
    ({ approveAmbassadorApplication }) => approveAmbassadorApplication,
  )
  const approve = async () => {
    if (await act({ id })) onEnd(true)
  }
  return (
    <DeskDialog title={`Approve ${reference}`} onClose={() => onEnd(false)}>
      <DialogForm act="Approve" isBusy={isBusy} refusal={wholeSentence(refusal)} onSubmit={approve}>
        <p>They get a code, and an email with their link and its QR code is sent right away.</p>
      </DialogForm>
    </DeskDialog>
  )
}

function RejectDialog({ id, onEnd, reference }: DecisionDialogProps) {
  const [reason, setReason] = useState('')
  const { act, isBusy, refusal } = useDeskMutation(
    DeskRejectDocument,
    ({ rejectAmbassadorApplication }) => rejectAmbassadorApplication,
  )
  const reject = async () => {
    if (await act({ id, reason })) onEnd(true)
  }
  return (
    <DeskDialog title={`Reject ${reference}`} onClose={() => onEnd(false)}>
      <DialogForm act="Reject" variant="danger" isBusy={isBusy} refusal={wholeSentence(refusal)} onSubmit={reject}>
        <p>The reason is emailed to them right away, word for word.</p>
        <TextAreaField label="Reason" value={reason} onValue={setReason} />
      </DialogForm>
    </DeskDialog>
  )
}
