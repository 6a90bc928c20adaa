import { useState } from 'react'

import { DeskMoveDocument } from '../../graph/generated/enquiries/graphql.js'
import { wholeSentence } from '../../graph/refusal.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { DeskDialog } from '../../ui/desk-dialog.js'
import { DialogForm } from '../../ui/dialog-form.js'
import type { EnquiryDialogProps } from './enquiry-part.js'
import { SelectField } from '../../ui/fields.js'

/** In days; empty is without an end. */
const waits = [
  ['1', 'A day'],
  ['3', 'Three days'],
  ['7', 'A week'],
  ['14', 'Two weeks'],
  ['30', 'Thirty days'],
  ['', 'Until someone reopens it'],
] as const

/** Sets an enquiry to wait for the patient, and the time after which it is reopened automatically. */
export function WaitDialog({ enquiry: { id, version }, onEnd }: EnquiryDialogProps) {
  const [days, setDays] = useState('7')
  const { act, isBusy, refusal } = useDeskMutation(DeskMoveDocument, ({ moveCareEnquiry }) => moveCareEnquiry)
  const wait = async () => {
    if (await act({ id, version, to: 'WAITING', ...(days ? { wakeInDays: Number(days) } : {}) })) onEnd(true)
  }
  return (
    <DeskDialog title="Wait for the patient" onClose={() => onEnd(false)}>
      <DialogForm act="Wait" isBusy={isBusy} refusal={wholeSentence(refusal)} onSubmit={wait}>
        <SelectField label="If they do not write, reopen it after" value={days} options={waits} onValue={setDays} />
      </DialogForm>
    </DeskDialog>
  )
}
