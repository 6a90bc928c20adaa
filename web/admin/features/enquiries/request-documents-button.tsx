import { Button } from '@seneb/ui/button'
import { lazy, useState } from 'react'

import { LazyComponent } from '../../ui/lazy-component.js'
import type { EnquiryPartProps } from '../../enquiry/enquiry-part.js'
import { patientDocumentsCopy as copy } from './patient-documents.copy.js'

/** Loaded when documents are asked for. */
const RequestDocumentsDialog = lazy(async () => ({
  default: (await import('./request-documents-dialog.js')).RequestDocumentsDialog,
}))

/** Opens the dialog that asks the patient for documents. */
export function RequestDocumentsButton({ enquiry, onChanged }: EnquiryPartProps) {
  const [isOpen, setOpen] = useState(false)
  const end = (isChanged: boolean) => {
    setOpen(false)
    if (isChanged) void onChanged()
  }
  return (
    <>
      <Button isSmall className="justify-self-start" onClick={() => setOpen(true)}>
        {copy.open}
      </Button>
      <LazyComponent>{isOpen && <RequestDocumentsDialog enquiry={enquiry} onEnd={end} />}</LazyComponent>
    </>
  )
}
