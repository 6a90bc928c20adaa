import { Button } from '@seneb/ui/button'
import { useState } from 'react'
import { useNavigate } from 'react-router'

import { DeskEraseApplicationDocument } from '../../graph/generated/ambassadors/graphql.js'
import { formError, messageAt } from '../../graph/desk-error.js'
import { ExportRecordDialog } from '../../session/export-record-dialog.js'
import { holds, useStaffSession } from '../../session/staff-session.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { DeskDialog } from '../../ui/desk-dialog.js'
import { DialogForm } from '../../ui/dialog-form.js'
import { TextField } from '../../ui/fields.js'
import { savedState } from '../../unsaved/unsaved.js'
import type { Review } from './application-labels.js'
import { ambassadorsCopy } from './ambassadors.copy.js'

const copy = ambassadorsCopy.applicationRights

interface RightsDialogProps {
  readonly application: Pick<Review['application'], 'id' | 'reference'>
  readonly onClose: () => void
}

const dialogs = { export: ExportDialog, erase: EraseDialog } as const

/** Actions for an applicant's data rights, shown to staff with the permission (LEGAL-05). */
export function ApplicationRights({ application }: Pick<RightsDialogProps, 'application'>) {
  const { viewer } = useStaffSession()
  const [requested, setRequested] = useState<keyof typeof dialogs>()
  if (!viewer || !holds(viewer, 'ENQUIRY_ERASE')) return null
  const Dialog = requested && dialogs[requested]
  return (
    <section className="desk-panel grid justify-items-start gap-3 p-4" aria-label={copy.label}>
      <p className="desk-small">{copy.text}</p>
      <Button onClick={() => setRequested('export')}>{copy.export}</Button>
      <Button variant="danger" onClick={() => setRequested('erase')}>
        {copy.erase}
      </Button>
      {Dialog && <Dialog application={application} onClose={() => setRequested(undefined)} />}
    </section>
  )
}

function ExportDialog({ application, onClose }: RightsDialogProps) {
  const lines = [copy.exportDialog.text]
  return <ExportRecordDialog record={application} of="application-" lines={lines} onDone={onClose} onClose={onClose} />
}

/** Requires the reference once more before an application is erased for good. */
function EraseDialog({ application: { id, reference: shown }, onClose }: RightsDialogProps) {
  const { action, label, lines, title } = copy.eraseDialog
  const [reference, setReference] = useState('')
  const navigate = useNavigate()
  const { mutate, isBusy, error } = useDeskMutation(
    DeskEraseApplicationDocument,
    ({ eraseAmbassadorApplication }) => eraseAmbassadorApplication,
  )
  const erase = async () => {
    if (await mutate({ id, reference })) await navigate('/ambassadors', { state: savedState })
  }
  return (
    <DeskDialog title={title(shown)} onClose={onClose}>
      <DialogForm
        submitLabel={action}
        variant="danger"
        isBusy={isBusy}
        error={formError(error, ['reference'])}
        onSubmit={erase}
      >
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <TextField
          label={label(shown)}
          autoComplete="off"
          value={reference}
          onValue={setReference}
          error={messageAt(error, 'reference')}
        />
      </DialogForm>
    </DeskDialog>
  )
}
