import { uploadAccept } from '@seneb/contracts/vocabulary/upload-rules'
import { Button } from '@seneb/ui/button'
import { Field } from '@seneb/ui/field'
import { useState } from 'react'

import { dayOf } from '../../ui/figures.js'
import { documentFields, type DocumentsOutcome } from './documents-outcome.js'
import { documentRequestsCopy as copy } from './document-requests.copy.js'

type DocumentsFormProps = Pick<DocumentsOutcome & { readonly kind: 'asked' }, 'request' | 'errors'>

/** File inputs for the requested documents; the files are sent with the form itself, so it works without a script. */
export function DocumentsForm({ errors, request: { expiresAt, kinds } }: DocumentsFormProps) {
  const [isSending, setSending] = useState(false)
  return (
    <form method="post" encType="multipart/form-data" className="mt-10" onSubmit={() => setSending(true)}>
      <div className="grid grid-cols-1 gap-6">
        {kinds.map((kind) => (
          <Field
            key={kind}
            name={documentFields[kind]}
            label={copy.fields[kind]}
            hint={copy.hint}
            error={errors[documentFields[kind]]}
            required
          >
            {(control) => (
              <input {...control} type="file" accept={uploadAccept} className={`${control.className} file-control`} />
            )}
          </Field>
        ))}
      </div>
      <p className="mt-6 text-[0.9688rem] text-ink-2">
        {copy.privacy} {copy.until} <time dateTime={expiresAt}>{dayOf(expiresAt.slice(0, 10))}</time>.
      </p>
      <Button variant="brand" type="submit" className="mt-6" disabled={isSending}>
        {isSending ? copy.submitting : copy.submit}
      </Button>
    </form>
  )
}
