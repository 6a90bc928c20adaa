import { useState } from 'react'

import { formError } from '../../graph/desk-error.js'
import { DeskRequestPatientDocumentsDocument } from '../../graph/generated/patient-documents/graphql.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { useRequestKey } from '../../session/use-request-key.js'
import { DeskDialog } from '../../ui/desk-dialog.js'
import { DialogForm } from '../../ui/dialog-form.js'
import { TextAreaField } from '../../ui/fields.js'
import type { EnquiryDialogProps } from '../../enquiry/enquiry-part.js'
import { patientDocumentsCopy as copy } from './patient-documents.copy.js'

const maxDocuments = 10

/** Asks the patient for documents: one email that names none, and a list on their page. */
export function RequestDocumentsDialog({ enquiry: { id }, onEnd }: EnquiryDialogProps) {
  const [text, setText] = useState('')
  const [isTried, setTried] = useState(false)
  const keyOf = useRequestKey()
  const { mutate, isBusy, error } = useDeskMutation(
    DeskRequestPatientDocumentsDocument,
    ({ requestPatientDocuments }) => requestPatientDocuments,
  )
  const names = namesIn(text)
  const problem = problemOf(names)
  const request = async () => {
    setTried(true)
    const input = { id, names }
    if (!problem && (await mutate({ ...input, idempotencyKey: keyOf(input) }))) onEnd(true)
  }
  const isNamed = error?.fields?.some(({ path }) => path.startsWith('names')) ?? false
  return (
    <DeskDialog title={copy.title} onClose={() => onEnd(false)}>
      <DialogForm
        submitLabel={copy.action}
        isBusy={isBusy}
        error={isNamed ? undefined : formError(error)}
        onSubmit={request}
      >
        <p>{copy.text}</p>
        <TextAreaField
          label={copy.label}
          hint={copy.hint}
          rows={4}
          value={text}
          error={isTried && problem ? problem : isNamed ? error?.fields?.[0]?.message : undefined}
          onValue={setText}
        />
      </DialogForm>
    </DeskDialog>
  )
}

/** One name for each line that is not empty, each once. */
function namesIn(text: string): string[] {
  const lines = text.split(/\r?\n/).map((line) => line.trim())
  return [...new Set(lines.filter((line) => line !== ''))]
}

function problemOf(names: readonly string[]): string | undefined {
  if (names.length === 0) return copy.pleaseName
  return names.length > maxDocuments ? copy.tooMany : undefined
}
