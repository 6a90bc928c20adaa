import { useEffect, type ReactNode, type Ref } from 'react'

import { setDocumentTitle } from '../titles/document-title.js'

interface PageHeadProps {
  readonly title: string
  /** Title of the document, when the page title names a person. */
  readonly documentTitle?: string
  /** Secondary text next to the title. */
  readonly titleNote?: string | undefined
  readonly note?: ReactNode
  readonly children?: ReactNode
}

/** A title, and a smaller word that belongs to it, such as a reference behind a name. */
function TitleText({ note, title }: { readonly title: string; readonly note?: string | undefined }) {
  if (!note) return title
  return (
    <>
      {title} <span className="desk-title-note">{note}</span>
    </>
  )
}

/** Title of a page, with notes and actions beside it. It also sets the document's title, which never names a person. */
export function PageHead({ title, titleNote, documentTitle = title, note, children }: PageHeadProps) {
  useEffect(() => setDocumentTitle(documentTitle), [documentTitle])
  return (
    <div className="desk-head">
      <div className="me-auto flex flex-wrap items-center gap-x-4 gap-y-1">
        <h1 className="desk-title">
          <TitleText title={title} note={titleNote} />
        </h1>
        {note}
      </div>
      {children}
    </div>
  )
}

interface PaneHeadProps {
  readonly title: string
  readonly titleNote?: string | undefined
  readonly documentTitle: string
  /** Title of the list page beside which this pane is shown. */
  readonly within: string
  readonly heading: Ref<HTMLHeadingElement>
  readonly note?: ReactNode
  readonly children?: ReactNode
}

/** Title of the pane beside a list; it sets the document's title while the pane is shown. */
export function PaneHead({ children, documentTitle, heading, note, title, titleNote, within }: PaneHeadProps) {
  useEffect(() => {
    setDocumentTitle(documentTitle)
    return () => setDocumentTitle(within)
  }, [documentTitle, within])
  return (
    <div className="desk-head">
      <div className="me-auto flex flex-wrap items-center gap-x-4 gap-y-1">
        <h2 ref={heading} tabIndex={-1} data-own-focus className="desk-title">
          <TitleText title={title} note={titleNote} />
        </h2>
        {note}
      </div>
      {children}
    </div>
  )
}
