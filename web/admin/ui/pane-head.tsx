import { useEffect, type ReactNode, type Ref } from 'react'

import { setDocumentTitle } from '../titles/document-title.js'
import { TitleWords } from './page-head.js'

interface PaneHeadProps {
  readonly title: string
  readonly titleNote?: string | undefined
  readonly documentTitle: string
  /** The page whose list this stands beside. */
  readonly within: string
  readonly heading: Ref<HTMLHeadingElement>
  readonly note?: ReactNode
  readonly children?: ReactNode
}

/** The title of what stands beside a list; it names the document for as long as it stands there. */
export function PaneHead({ children, documentTitle, heading, note, title, titleNote, within }: PaneHeadProps) {
  useEffect(() => {
    setDocumentTitle(documentTitle)
    return () => setDocumentTitle(within)
  }, [documentTitle, within])
  return (
    <div className="desk-head">
      <div className="me-auto flex flex-wrap items-center gap-x-4 gap-y-1">
        <h2 ref={heading} tabIndex={-1} data-own-focus className="desk-title">
          <TitleWords title={title} note={titleNote} />
        </h2>
        {note}
      </div>
      {children}
    </div>
  )
}
