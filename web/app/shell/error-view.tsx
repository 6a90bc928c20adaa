import { Button } from '@seneb/ui/button'
import { Component, useContext, type ReactNode } from 'react'

import { RequestId, requestIdInBrowser } from './served-document.js'
import { shellCopy } from './shell.copy.js'

const copy = shellCopy.error

interface ErrorViewProps {
  /** Renders the page again without the error (ERR-02). */
  readonly tryAgain: () => void
}

/**
 * Shown when a page fails (ERR-01), with the request ID to quote (ERR-04). Without React, early/page-buttons.ts reloads
 * the page.
 */
export function ErrorView({ tryAgain }: ErrorViewProps) {
  const rendered = useContext(RequestId)
  const requestId = rendered ?? requestIdInBrowser()
  return (
    <section role="alert" className="wrap grid min-h-[60vh] place-content-center gap-6 py-24 text-center">
      <title>{copy.pageTitle}</title>
      <h1 className="title-2">{copy.title}</h1>
      <p className="lead mx-auto">{copy.text}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button variant="brand" onClick={tryAgain} data-reload>
          {copy.tryAgain}
        </Button>
        <Button variant="outline" onClick={() => window.location.reload()} data-reload>
          {copy.reload}
        </Button>
      </div>
      {requestId && (
        <p className="text-[0.9375rem] wrap-anywhere text-ink-2">
          {copy.request} <code suppressHydrationWarning>{requestId}</code>
        </p>
      )}
    </section>
  )
}

interface SectionErrorBoundaryState {
  readonly failed: boolean
}

/** Contains a render error within its part of the page; 'Try Again' renders that part again (ERR-01, ERR-02). */
export class SectionErrorBoundary extends Component<{ readonly children: ReactNode }, SectionErrorBoundaryState> {
  override state: SectionErrorBoundaryState = { failed: false }

  static getDerivedStateFromError(): SectionErrorBoundaryState {
    return { failed: true }
  }

  override render() {
    if (this.state.failed) return <ErrorView tryAgain={() => this.setState({ failed: false })} />
    return this.props.children
  }
}
