import { NoteBar } from '../../ui/note-bar.js'
import { contentCopy } from './content.copy.js'
import type { PublicationDetails } from './publication-kinds.js'

const copy = contentCopy.publicationStatus

/** Sections of a legal document that a lawyer has to review (D-65). */
export function LegalNote({ details: { draft, publishedContent } }: { readonly details: PublicationDetails }) {
  const { sections = [] } = (draft?.content ?? publishedContent ?? {}) as { readonly sections?: readonly Section[] }
  const marked = sections.filter(({ forLegalReview }) => forLegalReview).map(({ title }) => title)
  if (marked.length === 0) return null
  return <NoteBar tone="warn" title={copy.forLegalReview}>{`${marked.join('; ')}.`}</NoteBar>
}

interface Section {
  readonly title: string
  readonly forLegalReview?: boolean
}
