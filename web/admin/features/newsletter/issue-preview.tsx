import { DeskNewsletterTextDocument } from '../../graph/generated/newsletter/graphql.js'
import { ErrorView } from '../../session/error-view.js'
import { useResult } from '../../session/use-result.js'
import { newsletterCopy } from './newsletter.copy.js'

const copy = newsletterCopy.preview

interface IssuePreviewProps {
  readonly id: string
  readonly version: number
}

/** The email of the saved issue, as HTML in a frame without scripts and as plain text. */
export function IssuePreview({ id, version }: IssuePreviewProps) {
  return (
    <section className="desk-panel" aria-label={copy.label}>
      <div className="desk-panel-head">
        <h2>{copy.title}</h2>
      </div>
      <div className="grid min-w-0 gap-3 p-4">
        <div className="desk-page-preview" role="group" aria-label={copy.frame} tabIndex={0}>
          <iframe
            key={version}
            title={copy.frame}
            sandbox="allow-same-origin"
            loading="lazy"
            src={`/staff/newsletters/${id}/html`}
          />
        </div>
        <details>
          <summary className="desk-small min-h-6 cursor-pointer">{copy.text}</summary>
          <PlainText key={version} id={id} />
        </details>
      </div>
    </section>
  )
}

function PlainText({ id }: { readonly id: string }) {
  const { data, refetch, error } = useResult(DeskNewsletterTextDocument, { id })
  if (error) return <ErrorView error={error} onRetry={() => void refetch()} />
  return <pre className="desk-words whitespace-pre-wrap wrap-anywhere">{data?.newsletterIssuePreview.text}</pre>
}
