import { useState } from 'react'

import { DeskButton } from '../../ui/desk-button.js'
import { PartTitle } from '../../ui/part-title.js'
import { EraseDialog } from './erase-dialog.js'
import type { EnquiryPartProps } from './enquiry-part.js'

/** What a person may ask of us about their data, for those who may do it (LEGAL-05). */
export function DataRights({ enquiry, onChanged }: EnquiryPartProps) {
  const [isAsked, setAsked] = useState(false)
  const end = (isChanged: boolean) => {
    setAsked(false)
    if (isChanged) void onChanged()
  }
  return (
    <section className="desk-panel" aria-label="Data rights">
      <div className="desk-panel-head">
        <PartTitle>Data rights</PartTitle>
      </div>
      <div className="grid justify-items-start gap-3 p-4">
        <p className="desk-small">
          A person may ask us to erase what we store of them. We have one month to do it. Who asked for it gets one last
          email that says what was erased and what stays by law; then their address is gone too.
        </p>
        <DeskButton tone="danger" onClick={() => setAsked(true)}>
          Erase this enquiry...
        </DeskButton>
      </div>
      {isAsked && <EraseDialog enquiry={enquiry} onEnd={end} />}
    </section>
  )
}
