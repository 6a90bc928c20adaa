import { uploadAccept } from '@seneb/contracts/vocabulary/upload-rules'
import { Field } from '@seneb/ui/field'

import { ActForm, useFailedAct } from './act-form.js'
import { Block } from './block.js'
import { SentenceWithTime } from './local-time.js'
import { requestDetailsCopy } from './my-request-details.copy.js'
import type { ShownRequest } from './read-my-request.server.js'

const copy = requestDetailsCopy.documents

type AskedDocument = NonNullable<ShownRequest['documentRequests']>[number]

interface DocumentListProps {
  readonly documents: readonly AskedDocument[]
  readonly canSend: boolean
}

/** Documents that the care team asked for, each with a field to send it. */
export function DocumentList({ canSend, documents }: DocumentListProps) {
  if (documents.length === 0) return null
  return (
    <Block id="documents" title={copy.title}>
      <ul className="mt-4 grid gap-6">
        {documents.map((document) => (
          <li key={document.id}>
            <p dir="auto" className="font-semibold wrap-anywhere">
              {document.name}
            </p>
            <p className="text-[0.9375rem] text-ink-2">
              <SentenceWithTime at={document.requestedAt} sentence={copy.requestedOn} />{' '}
              {document.sentAt && <SentenceWithTime at={document.sentAt} sentence={copy.sentOn} />}
            </p>
            {canSend && !document.sentAt && <SendForm document={document} />}
          </li>
        ))}
      </ul>
    </Block>
  )
}

function SendForm({ document: { id, name } }: { readonly document: AskedDocument }) {
  const failed = useFailedAct('document', id)
  return (
    <ActForm act="document" about={id} submit={copy.submit} variant="brand" hasFiles className="mt-3">
      <input type="hidden" name="name" value={name} />
      <Field
        id={`field-document-${id}`}
        name="files"
        label={copy.field(name)}
        hint={copy.hint}
        error={failed?.message}
        required
      >
        {(control) => (
          <input
            {...control}
            type="file"
            required
            accept={uploadAccept}
            className={`${control.className} file-control`}
          />
        )}
      </Field>
    </ActForm>
  )
}
