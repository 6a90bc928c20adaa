import { useState } from 'react'

import { DeskMoveDocument } from '../../graph/generated/enquiries/graphql.js'
import { formError } from '../../graph/desk-error.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { DeskDialog } from '../../ui/desk-dialog.js'
import { DialogForm } from '../../ui/dialog-form.js'
import { enquiryDialogsCopy } from './enquiry-dialogs.copy.js'
import type { EnquiryDialogProps } from '../../enquiry/enquiry-part.js'
import { SelectField } from '../../ui/fields.js'

const copy = enquiryDialogsCopy.waitDialog

/** In days; empty is without an end. */
const waits = copy.waits

/** Sets an enquiry to wait for the patient, and the time after which it is reopened automatically. */
export function WaitDialog({ enquiry: { id, version }, onEnd }: EnquiryDialogProps) {
  const [days, setDays] = useState('7')
  const { mutate, isBusy, error } = useDeskMutation(DeskMoveDocument, ({ setEnquiryStatus }) => setEnquiryStatus)
  const wait = async () => {
    if (await mutate({ id, version, to: 'WAITING', ...(days ? { snoozeDays: Number(days) } : {}) })) onEnd(true)
  }
  return (
    <DeskDialog title={copy.title} onClose={() => onEnd(false)}>
      <DialogForm submitLabel={copy.action} isBusy={isBusy} error={formError(error)} onSubmit={wait}>
        <SelectField label={copy.label} value={days} options={waits} onValue={setDays} />
      </DialogForm>
    </DeskDialog>
  )
}
