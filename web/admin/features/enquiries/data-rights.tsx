import { Button } from '@seneb/ui/button'
import { useState } from 'react'

import { holds, useStaffSession } from '../../session/staff-session.js'
import { SectionTitle } from '../../ui/section-title.js'
import { enquiryDialogsCopy } from './enquiry-dialogs.copy.js'
import { EraseDialog } from './erase-dialog.js'
import type { EnquiryPartProps } from './enquiry-part.js'
import { ExportDialog } from './export-dialog.js'

const copy = enquiryDialogsCopy.dataRights

const dialogs = { export: ExportDialog, erase: EraseDialog } as const

/** Actions for a person's data rights, shown to staff with the permission (LEGAL-05). */
export function DataRights({ enquiry, onChanged }: EnquiryPartProps) {
  const { viewer } = useStaffSession()
  const [requested, setRequested] = useState<keyof typeof dialogs>()
  const end = (isChanged: boolean) => {
    setRequested(undefined)
    if (isChanged) void onChanged()
  }
  const Dialog = requested && dialogs[requested]
  return (
    <section className="desk-panel" aria-label={copy.label}>
      <div className="desk-panel-head">
        <SectionTitle>{copy.label}</SectionTitle>
      </div>
      <div className="grid justify-items-start gap-3 p-4">
        <p className="desk-small">{copy.text}</p>
        {viewer && holds(viewer, 'ENQUIRY_EXPORT') && (
          <Button onClick={() => setRequested('export')}>{copy.exportData}</Button>
        )}
        <Button variant="danger" onClick={() => setRequested('erase')}>
          {copy.eraseThisEnquiry}
        </Button>
      </div>
      {Dialog && <Dialog enquiry={enquiry} onEnd={end} />}
    </section>
  )
}
