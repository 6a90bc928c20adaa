import { useState } from 'react'

import { fetchRecord, type RecordFormat, type RecordOwner } from '../graph/fetch-record.js'
import { DeskDialog } from '../ui/desk-dialog.js'
import { DialogForm } from '../ui/dialog-form.js'
import { SelectField } from '../ui/fields.js'
import { exportRecordCopy as copy } from './export-record.copy.js'
import { useStaffSession } from './staff-session.js'
import { useError } from './use-error.js'

interface ExportRecordDialogProps {
  readonly lines: readonly string[]
  readonly record: { readonly id: string; readonly reference: string }
  readonly of: RecordOwner
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Exports all stored data of a person as a file; requires a fresh sign-in and leaves an audit entry. */
export function ExportRecordDialog({ lines, of, onClose, onDone, record }: ExportRecordDialogProps) {
  const { prove } = useStaffSession()
  const [format, setFormat] = useState<RecordFormat>('html')
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useError()
  const download = async () => {
    setBusy(true)
    const fetchOnce = () => fetchRecord(record, format, of)
    let fetchError = await fetchOnce()
    if (fetchError?.code === 'REAUTHENTICATION_REQUIRED' && (await prove())) fetchError = await fetchOnce()
    setError(fetchError)
    setBusy(false)
    if (!fetchError) onDone()
  }
  return (
    <DeskDialog title={copy.title(record.reference)} onClose={onClose}>
      <DialogForm submitLabel={copy.action} isBusy={isBusy} error={error?.message} onSubmit={download}>
        {lines.map((line) => (
          <p key={line} className="desk-small">
            {line}
          </p>
        ))}
        <SelectField
          label={copy.format}
          value={format}
          options={copy.formats}
          onValue={(value) => setFormat(value as RecordFormat)}
        />
      </DialogForm>
    </DeskDialog>
  )
}
