import { Button } from '@seneb/ui/button'
import { useState } from 'react'
import { Link } from 'react-router'

import { holds, useStaffSession } from '../../session/staff-session.js'
import { SectionTitle } from '../../ui/section-title.js'
import { enquiryDialogsCopy } from './enquiry-dialogs.copy.js'
import { EraseDialog } from './erase-dialog.js'
import type { EnquiryPartProps } from '../../enquiry/enquiry-part.js'
import { ExportDialog } from './export-dialog.js'

const copy = enquiryDialogsCopy.dataRights

const dialogs = { export: ExportDialog, erase: EraseDialog } as const

interface DataRightsProps extends EnquiryPartProps {
  /** Enquiries that are merged into this one; each is erased on its own. */
  readonly merged: readonly { readonly id: string; readonly reference: string }[]
}

/** Actions for a person's data rights, shown to staff with the permission (LEGAL-05). */
export function DataRights({ enquiry, merged, onChanged }: DataRightsProps) {
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
        {merged.length > 0 && (
          <p className="desk-small">
            {copy.mergedStay}{' '}
            {merged.map(({ id, reference }) => (
              <Link
                key={id}
                to={`/enquiries/${id}`}
                state={{ reference }}
                className="me-2 underline underline-offset-4"
              >
                {reference}
              </Link>
            ))}
          </p>
        )}
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
