import { Button } from '@seneb/ui/button'
import { Component, Suspense, type ReactNode } from 'react'

import { NoteBar } from './note-bar.js'
import { uiCopy } from './ui.copy.js'

const copy = uiCopy.lazyComponent

interface LazyComponentProps {
  readonly fallback?: ReactNode
  readonly children: ReactNode
}

/**
 * Part whose script is loaded when it is needed. When loading fails, the part shows an error and the rest of the page
 * stays.
 */
export function LazyComponent({ children, fallback = null }: LazyComponentProps) {
  return (
    <SectionErrorBoundary>
      <Suspense fallback={fallback}>{children}</Suspense>
    </SectionErrorBoundary>
  )
}

interface SectionErrorBoundaryState {
  readonly isBroken: boolean
}

class SectionErrorBoundary extends Component<{ readonly children: ReactNode }, SectionErrorBoundaryState> {
  static getDerivedStateFromError(): SectionErrorBoundaryState {
    return { isBroken: true }
  }

  override state: SectionErrorBoundaryState = { isBroken: false }

  override render() {
    return this.state.isBroken ? <LoadFailure title={copy.thisPartCouldNot} /> : this.props.children
  }
}

/** Shown when a part failed: its script did not load, or it threw. */
export function LoadFailure({ title }: { readonly title: string }) {
  return (
    <NoteBar tone="bad" title={title} action={<Button onClick={() => window.location.reload()}>{copy.reload}</Button>}>
      {copy.note}
    </NoteBar>
  )
}
