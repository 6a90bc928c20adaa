import { contentCopy } from './content.copy.js'
import { EmailPreview } from './email-preview.js'
import { PreviewFrame } from './preview-frame.js'
import { kindName, type PublicationDetails } from './publication-kinds.js'

const copy = contentCopy.publicationPreview

/** The public page or the email with the saved draft, at the width of a phone or a desktop. */
export function PublicationPreview({ details }: { readonly details: PublicationDetails }) {
  const { draft, publication, revision } = details
  if (publication.kind === 'EMAIL_TEXT') return <EmailPreview details={details} />
  const isShown = draft !== null || publication.state === 'PUBLISHED'
  const path = isShown ? publication.path : undefined
  return (
    <section className="desk-panel" aria-label={copy.label}>
      <div className="desk-panel-head">
        <h2>{copy.title}</h2>
      </div>
      <div className="grid min-w-0 gap-3 p-4">
        {!path && <p>{copy.noPage}</p>}
        {path && !draft && <p className="desk-small">{copy.noDraft}</p>}
        {path && <PreviewFrame key={revision} src={addressOf(publication, path)} />}
      </div>
    </section>
  )
}

/** Returns the address of a preview; the path may name an anchor of another page. */
function addressOf({ key, kind }: PublicationDetails['publication'], path: string): string {
  const [page = '', anchor] = path.split('#')
  return `/desk-preview/${kindName(kind)}/${key}?path=${encodeURIComponent(page)}${anchor ? `#${anchor}` : ''}`
}
