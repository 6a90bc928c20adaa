import { Button } from '@seneb/ui/button'
import { useState } from 'react'

import type { ApplicationDocumentKind } from '../../graph/generated/ambassadors/graphql.js'
import { holds, useStaffSession } from '../../session/staff-session.js'
import { useError } from '../../session/use-error.js'
import { NoteBar } from '../../ui/note-bar.js'
import { When } from '../../ui/when.js'
import { ambassadorsCopy } from './ambassadors.copy.js'
import { RetryButton } from './request-documents.js'
import { RequestedAgain } from './document-requests.js'
import { documentStateLabels, documentLabels, type Review } from './application-labels.js'
import { fetchDocument } from './fetch-document.js'

const copy = ambassadorsCopy.applicationDocuments

interface ApplicationDocumentsProps {
  readonly review: Review
  readonly onChanged: () => Promise<void>
}

/** Documents of an application. Opening one requires a fresh sign-in and creates an audit entry (D-42). */
export function ApplicationDocuments({ review, onChanged }: ApplicationDocumentsProps) {
  const { application, documents, documentsDeletedAt, requests } = review
  const { viewer } = useStaffSession()
  const mayOpen = viewer ? holds(viewer, 'AMBASSADOR_READ_DOCUMENT') : false
  const canRequest = application.status === 'PENDING' && viewer ? holds(viewer, 'AMBASSADOR_DECIDE') : false
  return (
    <section className="desk-panel" aria-label={copy.label}>
      <div className="desk-panel-head">
        <h2>{copy.label}</h2>
      </div>
      <div className="grid gap-3 p-4">
        {documents.length === 0 && <p>{copy.noDocuments}</p>}
        {documents.map(({ kind, state }) => (
          <div key={kind} className="grid gap-2">
            <p>
              <span className="font-semibold">{documentLabels[kind]}</span>, {documentStateLabels[state]}
            </p>
            {mayOpen && state === 'STORED' && <OpenDocument id={application.id} kind={kind} />}
          </div>
        ))}
        <RequestedAgain requests={requests} />
        {canRequest && <RetryButton review={review} onChanged={onChanged} />}
        {documentsDeletedAt && (
          <p className="desk-small">
            {copy.documentsAndNumber} <When at={documentsDeletedAt} />.
          </p>
        )}
      </div>
    </section>
  )
}

function OpenDocument({ id, kind }: { readonly id: string; readonly kind: ApplicationDocumentKind }) {
  const { prove } = useStaffSession()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useError()
  const open = async () => {
    setBusy(true)
    let fetchError = await fetchDocument(id, kind)
    if (fetchError?.code === 'REAUTHENTICATION_REQUIRED' && (await prove())) fetchError = await fetchDocument(id, kind)
    setError(fetchError)
    setBusy(false)
  }
  return (
    <>
      <Button className="justify-self-start" isBusy={isBusy} onClick={() => void open()}>
        {copy.downloadIt}
      </Button>
      <p className="desk-small">{copy.text}</p>
      {error && <NoteBar tone="bad">{error.message}</NoteBar>}
    </>
  )
}
