import { useEffect, type ReactNode } from 'react'

interface PageHeadProps {
  readonly title: string
  readonly note?: ReactNode
  readonly children?: ReactNode
}

/** What the browser calls a page. */
export function documentTitle(title: string): string {
  return `${title} · Seneb staff desk`
}

/** The title of a page, what stands beside it, and its acts. It names the document as well; never by a person. */
export function PageHead({ title, note, children }: PageHeadProps) {
  useEffect(() => {
    document.title = documentTitle(title)
  }, [title])
  return (
    <div className="desk-head">
      <div className="me-auto flex flex-wrap items-center gap-x-4 gap-y-1">
        <h1 className="desk-title">{title}</h1>
        {note}
      </div>
      {children}
    </div>
  )
}
