import { Button } from '@seneb/ui/button'
import { useState } from 'react'

import { holds, useStaffSession } from '../../session/staff-session.js'
import { PartTitle } from '../../ui/part-title.js'
import { EraseDialog } from './erase-dialog.js'
import type { EnquiryPartProps } from './enquiry-part.js'
import { ExportDialog } from './export-dialog.js'

const dialogs = { export: ExportDialog, erase: EraseDialog } as const

/** Actions for a person's data rights, shown to staff with the permission (LEGAL-05). */
export function DataRights({ enquiry, onChanged }: EnquiryPartProps) {
  const { viewer } = useStaffSession()
  const [asked, setAsked] = useState<keyof typeof dialogs>()
  const end = (isChanged: boolean) => {
    setAsked(undefined)
    if (isChanged) void onChanged()
  }
  const Dialog = asked && dialogs[asked]
  return (
    <section className="desk-panel" aria-label="Data rights">
      <div className="desk-panel-head">
        <PartTitle>Data rights</PartTitle>
      </div>
      <div className="grid justify-items-start gap-3 p-4">
        <p className="desk-small">
          A person may ask for a copy of what we store of them, and may ask us to erase it. We have one month to do it.
          A person who asked for erasure gets one last email saying what was erased and what the law requires us to
          keep; then their address is erased too.
        </p>
        {viewer && holds(viewer, 'ENQUIRY_EXPORT') && (
          <Button onClick={() => setAsked('export')}>Export what we store...</Button>
        )}
        <Button variant="danger" onClick={() => setAsked('erase')}>
          Erase this enquiry...
        </Button>
      </div>
      {Dialog && <Dialog enquiry={enquiry} onEnd={end} />}
    </section>
  )
}
