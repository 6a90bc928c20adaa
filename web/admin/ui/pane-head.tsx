import { useEffect, type ReactNode, type Ref } from 'react'

import { documentTitle } from './page-head.js'

interface PaneHeadProps {
  readonly title: string
  /** The page whose list this stands beside. */
  readonly within: string
  readonly heading: Ref<HTMLHeadingElement>
  readonly note?: ReactNode
  readonly children?: ReactNode
}

/** The title of what stands beside a list; it names the document for as long as it stands there. */
export function PaneHead({ children, heading, note, title, within }: PaneHeadProps) {
  useEffect(() => {
    document.title = documentTitle(title)
    return () => {
      document.title = documentTitle(within)
    }
  }, [title, within])
  return (
    <div className="desk-head">
      <div className="me-auto flex flex-wrap items-center gap-x-4 gap-y-1">
        <h2 ref={heading} tabIndex={-1} data-own-focus className="desk-title">
          {title}
        </h2>
        {note}
      </div>
      {children}
    </div>
  )
}
