import { useState } from 'react'

import type { CareOutcome } from '../../graph/generated/enquiries/graphql.js'
import { DeskCloseDocument } from '../../graph/generated/enquiry-dialogs/graphql.js'
import { messageAt, formError } from '../../graph/desk-error.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { DeskDialog } from '../../ui/desk-dialog.js'
import { DialogForm } from '../../ui/dialog-form.js'
import { enquiryDialogsCopy } from './enquiry-dialogs.copy.js'
import { outcomeLabels } from '../../enquiry/enquiry-labels.js'
import type { EnquiryDialogProps } from '../../enquiry/enquiry-part.js'
import { SelectField, TextAreaField, TextField, notChosen } from '../../ui/fields.js'

const copy = enquiryDialogsCopy.closeDialog

const outcomes = Object.entries(outcomeLabels) as readonly (readonly [CareOutcome, string])[]

/** Closes an enquiry; anything still missing for that is shown here as one sentence. */
export function CloseDialog({ enquiry: { id, version }, onEnd }: EnquiryDialogProps) {
  const [outcome, setOutcome] = useState<CareOutcome | ''>('')
  const [isMissing, setMissing] = useState(false)
  const [reason, setReason] = useState('')
  const [duplicateOf, setDuplicateOf] = useState('')
  const { mutate, isBusy, error } = useDeskMutation(DeskCloseDocument, ({ closeCareEnquiry }) => closeCareEnquiry)
  const close = async () => {
    setMissing(!outcome)
    const details = { ...(reason.trim() ? { reason } : {}), ...(outcome === 'DUPLICATE' ? { duplicateOf } : {}) }
    if (outcome && (await mutate({ id, version, outcome, ...details }))) onEnd(true)
  }
  return (
    <DeskDialog title={copy.title} onClose={() => onEnd(false)}>
      <DialogForm
        submitLabel={copy.action}
        isBusy={isBusy}
        error={formError(error, ['reason', 'duplicateOf'])}
        onSubmit={close}
      >
        <SelectField
          label={copy.outcome}
          value={outcome}
          options={[notChosen, ...outcomes]}
          error={isMissing && !outcome ? copy.pleaseChooseAnOutcome : undefined}
          onValue={(value) => setOutcome(value as CareOutcome | '')}
        />
        {outcome === 'DUPLICATE' && (
          <TextField
            label={copy.referenceOfTheOriginal}
            autoComplete="off"
            value={duplicateOf}
            onValue={setDuplicateOf}
            error={messageAt(error, 'duplicateOf')}
          />
        )}
        <TextAreaField
          label={outcome === 'SPAM' || outcome === 'TEST' ? copy.why : copy.commentForTheTeam}
          value={reason}
          onValue={setReason}
          error={messageAt(error, 'reason')}
        />
      </DialogForm>
    </DeskDialog>
  )
}
