import { NoteBar } from '../../ui/note-bar.js'
import { contentCopy } from './content.copy.js'
import type { PublicationDetails } from './publication-kinds.js'

const copy = contentCopy.publicationStatus

/** Sections of a legal document that a lawyer has to review (D-65), and why the cookie policy is not edited here. */
export function LegalNote({
  details: { draft, publication, publishedContent },
}: {
  readonly details: PublicationDetails
}) {
  const { sections = [] } = (draft?.content ?? publishedContent ?? {}) as { readonly sections?: readonly Section[] }
  const marked = sections.filter(({ forLegalReview }) => forLegalReview).map(({ title }) => title)
  return (
    <>
      {publication.key === 'cookie-policy' && <NoteBar tone="warn">{copy.cookiePolicy}</NoteBar>}
      {marked.length > 0 && <NoteBar tone="warn" title={copy.forLegalReview}>{`${marked.join('; ')}.`}</NoteBar>}
    </>
  )
}

interface Section {
  readonly title: string
  readonly forLegalReview?: boolean
}
