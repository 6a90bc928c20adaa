import { useState } from 'react'

import { useStaffSession } from '../../session/staff-session.js'
import { useRefusal } from '../../session/use-refusal.js'
import { DeskDialog } from '../../ui/desk-dialog.js'
import { DialogForm } from '../../ui/dialog-form.js'
import type { EnquiryDialogProps } from './enquiry-part.js'
import { fetchRecord, type RecordFormat } from './fetch-record.js'
import { SelectField } from '../../ui/fields.js'

const formats = [
  ['html', 'A page to read and print'],
  ['json', 'Data for another program (JSON)'],
] as const

/** Exports what every service stores of a person, as a file; it takes a fresh sign-in and is written down. */
export function ExportDialog({ enquiry, onEnd }: EnquiryDialogProps) {
  const { prove } = useStaffSession()
  const [format, setFormat] = useState<RecordFormat>('html')
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useRefusal()
  const download = async () => {
    setBusy(true)
    let refused = await fetchRecord(enquiry, format)
    if (refused?.code === 'FRESH_SIGN_IN_REQUIRED' && (await prove())) refused = await fetchRecord(enquiry, format)
    setRefusal(refused)
    setBusy(false)
    if (!refused) onEnd(true)
  }
  return (
    <DeskDialog title={`Export ${enquiry.reference}`} onClose={() => onEnd(false)}>
      <DialogForm act="Export it" isBusy={isBusy} refusal={refusal?.message} onSubmit={download}>
        <p className="desk-small">
          The file holds all that we store of this enquiry: what the person sent, what they agreed to, the timeline with
          our notes, answers, every draft of a plan, and which mails there were. It names no team member except those
          who approved a plan. Read it first and remove what a note says about other people.
        </p>
        <p className="desk-small">
          Give it to that person only: verify who is asking, and send it only to the enquiry's address, in an archive
          with a password that you tell them by phone. Delete the file when they have it. The timeline and the audit
          trail record that you exported it.
        </p>
        <SelectField
          label="As what"
          value={format}
          options={formats}
          onValue={(value) => setFormat(value as RecordFormat)}
        />
      </DialogForm>
    </DeskDialog>
  )
}
