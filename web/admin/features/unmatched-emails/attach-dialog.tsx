import { referencePrefix } from '@seneb/contracts/vocabulary/reference-prefix'
import { useEffect, useState } from 'react'

import { formError, messageAt } from '../../graph/desk-error.js'
import { DeskAttachEmailDocument } from '../../graph/generated/unmatched-emails/graphql.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { DeskDialog } from '../../ui/desk-dialog.js'
import { DialogForm } from '../../ui/dialog-form.js'
import { SelectField, TextField, notChosen } from '../../ui/fields.js'
import type { EmailDialogProps } from './dismiss-dialog.js'
import { unmatchedEmailsCopy } from './unmatched-emails.copy.js'
import { useEnquiriesToAttach } from './use-enquiries-to-attach.js'

const copy = unmatchedEmailsCopy.attach

/** Delay after the last key before the search starts, in milliseconds. */
const pauseMs = 300

/** Files an email on the timeline of an enquiry: of a proposed one, or of one that is searched. */
export function AttachDialog({ email, onEnd }: EmailDialogProps) {
  const [typed, setTyped] = useState(referenceIn(email.subject ?? ''))
  const [enquiryId, setEnquiryId] = useState('')
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { choices, foundCount } = useEnquiriesToAttach(email.proposals, useDelayed(typed.trim()))
  // Another search may take the chosen enquiry out of the list; nothing is attached to one that is not shown.
  const shownId = choices.some(([id]) => id === enquiryId) ? enquiryId : ''
  const { mutate, isBusy, error } = useDeskMutation(DeskAttachEmailDocument, ({ attachEmail }) => attachEmail)
  const attach = async () => {
    const isIncomplete = !shownId || !reason.trim()
    setMissing(isIncomplete)
    if (!isIncomplete && (await mutate({ id: email.id, enquiryId: shownId, reason: reason.trim() }))) onEnd(true)
  }
  return (
    <DeskDialog title={copy.title} onClose={() => onEnd(false)}>
      <DialogForm
        submitLabel={copy.action}
        isBusy={isBusy}
        error={formError(error, ['enquiryId', 'reason'])}
        onSubmit={attach}
      >
        <TextField
          label={copy.search}
          hint={copy.searchHint}
          type="search"
          autoComplete="off"
          maxLength={100}
          value={typed}
          onValue={setTyped}
        />
        <p role="status" className="desk-small">
          {foundCount !== undefined && copy.found(foundCount)}
        </p>
        <SelectField
          label={copy.enquiry}
          value={shownId}
          options={[notChosen, ...choices]}
          error={isMissing && !shownId ? copy.pleaseChoose : messageAt(error, 'enquiryId')}
          onValue={setEnquiryId}
        />
        <TextField
          label={copy.reason}
          autoComplete="off"
          maxLength={200}
          value={reason}
          error={isMissing && !reason.trim() ? copy.pleaseGiveReason : messageAt(error, 'reason')}
          onValue={setReason}
        />
        <p className="desk-small">{copy.note}</p>
      </DialogForm>
    </DeskDialog>
  )
}

const reference = new RegExp(`\\b${referencePrefix}-[0-9A-Z]{6}\\b`, 'i')

/** Returns the reference that a subject names, to begin the search with; it alone never attaches an email. */
function referenceIn(subject: string): string {
  return reference.exec(subject)?.[0] ?? ''
}

/** Returns the text once it has not changed for a moment. */
function useDelayed(text: string): string {
  const [delayed, setDelayed] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return delayed
}
