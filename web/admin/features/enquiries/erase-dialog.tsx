import { useState } from 'react'

import { DeskEraseDocument, type ErasureReason } from '../../graph/generated/erasures/graphql.js'
import { messageAt, formError } from '../../graph/desk-error.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { DeskDialog } from '../../ui/desk-dialog.js'
import { DialogForm } from '../../ui/dialog-form.js'
import { enquiryDialogsCopy } from './enquiry-dialogs.copy.js'
import type { EnquiryDialogProps } from '../../enquiry/enquiry-part.js'
import { erasureReasonLabel } from './erasure-labels.js'
import { SelectField, TextField, notChosen } from '../../ui/fields.js'

const copy = enquiryDialogsCopy.eraseDialog

const reasons = (['PERSON_ASKED', 'NOT_THEIRS'] as const).map((reason) => [reason, erasureReasonLabel[reason]] as const)

/** Requires a reason, and the reference typed again, before an enquiry is erased permanently. */
export function EraseDialog({ enquiry: { id, reference: shown, version }, onEnd }: EnquiryDialogProps) {
  const [reason, setReason] = useState<ErasureReason | ''>('')
  const [isMissing, setMissing] = useState(false)
  const [reference, setReference] = useState('')
  const { mutate, isBusy, error } = useDeskMutation(DeskEraseDocument, ({ eraseCareEnquiry }) => eraseCareEnquiry)
  const erase = async () => {
    setMissing(!reason)
    if (reason && (await mutate({ id, version, reference, reason }))) onEnd(true)
  }
  return (
    <DeskDialog title={copy.title(shown)} onClose={() => onEnd(false)}>
      <DialogForm
        submitLabel={copy.action}
        variant="danger"
        isBusy={isBusy}
        error={formError(error, ['reference'])}
        onSubmit={erase}
      >
        <p className="desk-small">{copy.text}</p>
        <SelectField
          label={copy.whyItIsErased}
          value={reason}
          options={[notChosen, ...reasons]}
          error={isMissing && !reason ? copy.pleaseChooseWhy : undefined}
          onValue={(value) => setReason(value as ErasureReason | '')}
        />
        <TextField
          label={copy.typeItsReference}
          hint={copy.hint(shown)}
          autoComplete="off"
          value={reference}
          error={messageAt(error, 'reference')}
          onValue={setReference}
        />
      </DialogForm>
    </DeskDialog>
  )
}
