import { useState } from 'react'

import { useStaffSession } from '../../session/staff-session.js'
import { useError } from '../../session/use-error.js'
import { DeskDialog } from '../../ui/desk-dialog.js'
import { DialogForm } from '../../ui/dialog-form.js'
import { enquiryDialogsCopy } from './enquiry-dialogs.copy.js'
import type { EnquiryDialogProps } from './enquiry-part.js'
import { fetchRecord, type RecordFormat } from '../../graph/fetch-record.js'
import { SelectField } from '../../ui/fields.js'

const copy = enquiryDialogsCopy.exportDialog

const formats = copy.formats

/** Exports all stored data of a person as a file; requires a fresh sign-in and leaves an audit entry. */
export function ExportDialog({ enquiry, onEnd }: EnquiryDialogProps) {
  const { prove } = useStaffSession()
  const [format, setFormat] = useState<RecordFormat>('html')
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useError()
  const download = async () => {
    setBusy(true)
    let fetchError = await fetchRecord(enquiry, format)
    if (fetchError?.code === 'REAUTHENTICATION_REQUIRED' && (await prove()))
      fetchError = await fetchRecord(enquiry, format)
    setError(fetchError)
    setBusy(false)
    if (!fetchError) onEnd(true)
  }
  return (
    <DeskDialog title={copy.title(enquiry.reference)} onClose={() => onEnd(false)}>
      <DialogForm submitLabel={copy.action} isBusy={isBusy} error={error?.message} onSubmit={download}>
        <p className="desk-small">{copy.text}</p>
        <p className="desk-small">{copy.giveItToThatPersonOnly}</p>
        <SelectField
          label={copy.label}
          value={format}
          options={formats}
          onValue={(value) => setFormat(value as RecordFormat)}
        />
      </DialogForm>
    </DeskDialog>
  )
}
