import { useState } from 'react'

import { DeskEraseDocument, type ErasureReason } from '../../graph/generated/erasures/graphql.js'
import { sentenceAt, wholeSentence } from '../../graph/refusal.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { DeskDialog } from '../../ui/desk-dialog.js'
import { DialogForm } from '../../ui/dialog-form.js'
import type { EnquiryDialogProps } from './enquiry-part.js'
import { erasureReasonWords } from './erasure-words.js'
import { SelectField, TextField, notChosen } from '../../ui/fields.js'

const reasons = (['PERSON_ASKED', 'NOT_THEIRS'] as const).map((reason) => [reason, erasureReasonWords[reason]] as const)

/** Requires a reason, and the reference once more, before an enquiry is erased for good. */
export function EraseDialog({ enquiry: { id, reference: shown, version }, onEnd }: EnquiryDialogProps) {
  const [reason, setReason] = useState<ErasureReason | ''>('')
  const [isMissing, setMissing] = useState(false)
  const [reference, setReference] = useState('')
  const { act, isBusy, refusal } = useDeskMutation(DeskEraseDocument, ({ eraseCareEnquiry }) => eraseCareEnquiry)
  const erase = async () => {
    setMissing(!reason)
    if (reason && (await act({ id, version, reference, reason }))) onEnd(true)
  }
  return (
    <DeskDialog title={`Erase ${shown}`} onClose={() => onEnd(false)}>
      <DialogForm
        act="Erase it for good"
        variant="danger"
        isBusy={isBusy}
        refusal={wholeSentence(refusal, ['reference'])}
        onSubmit={erase}
      >
        <p className="desk-small">
          The person's details, what they wrote, our notes, answers, drafts and mails are erased everywhere. This cannot
          be undone. The record that they agreed to our texts is kept for six years without their name. Mails that they
          or the team have received are not ours to erase: delete those in the team&apos;s mailbox.
        </p>
        <SelectField
          label="Why it is erased"
          value={reason}
          options={[notChosen, ...reasons]}
          error={isMissing && !reason ? 'Please choose why' : undefined}
          onValue={(value) => setReason(value as ErasureReason | '')}
        />
        <TextField
          label="Type its reference"
          hint={`It reads ${shown}.`}
          autoComplete="off"
          value={reference}
          error={sentenceAt(refusal, 'reference')}
          onValue={setReference}
        />
      </DialogForm>
    </DeskDialog>
  )
}
