import { rulesOfEmail } from '@seneb/contracts/vocabulary/email-texts'

import { Fragment } from 'react'

import { DeskEmailPreviewDocument } from '../../graph/generated/content/graphql.js'
import { ErrorView } from '../../session/error-view.js'
import { useResult } from '../../session/use-result.js'
import { contentCopy } from './content.copy.js'
import { PreviewFrame } from './preview-frame.js'
import type { PublicationDetails } from './publication-kinds.js'

const copy = contentCopy.emailPreview

/** The email with the saved sentences and the facts of an invented person, and its placeholders. */
export function EmailPreview({ details: { publication, revision } }: { readonly details: PublicationDetails }) {
  const { key } = publication
  const placeholders = rulesOfEmail(key)?.placeholders ?? []
  return (
    <section className="desk-panel" aria-label={copy.label}>
      <div className="desk-panel-head">
        <h2>{copy.title}</h2>
      </div>
      <div className="grid min-w-0 gap-3 p-4">
        {placeholders.length > 0 && (
          <>
            <h3>{copy.placeholders}</h3>
            <dl className="desk-facts">
              {placeholders.map((name) => (
                <Fragment key={name}>
                  <dt>{`{${name}}`}</dt>
                  <dd>{copy.meanings[name]}</dd>
                </Fragment>
              ))}
            </dl>
          </>
        )}
        <PlainParts key={`text-${revision}`} emailKey={key} />
        <PreviewFrame key={revision} src={`/staff/emails/${key}/html`} />
      </div>
    </section>
  )
}

/** The subject, and the plain text part in its fold. */
function PlainParts({ emailKey }: { readonly emailKey: string }) {
  const { data, error, refetch } = useResult(DeskEmailPreviewDocument, { key: emailKey })
  if (error) return <ErrorView error={error} onRetry={() => void refetch()} />
  return (
    <>
      <p className="wrap-anywhere">
        <strong>{copy.subject}</strong> {data?.emailTextPreview.subject}
      </p>
      <details>
        <summary className="desk-small min-h-6 cursor-pointer">{copy.text}</summary>
        <pre className="desk-words whitespace-pre-wrap wrap-anywhere">{data?.emailTextPreview.text}</pre>
      </details>
    </>
  )
}
