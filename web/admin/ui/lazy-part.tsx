import { Button } from '@seneb/ui/button'
import { Component, Suspense, type ReactNode } from 'react'

import { NoteBar } from './note-bar.js'

interface LazyPartProps {
  readonly fallback?: ReactNode
  readonly children: ReactNode
}

/**
 * Part whose script is loaded when it is needed. When loading fails, the part shows an error and the rest of the page
 * stays.
 */
export function LazyPart({ children, fallback = null }: LazyPartProps) {
  return (
    <PartBoundary>
      <Suspense fallback={fallback}>{children}</Suspense>
    </PartBoundary>
  )
}

interface PartBoundaryState {
  readonly isBroken: boolean
}

class PartBoundary extends Component<{ readonly children: ReactNode }, PartBoundaryState> {
  static getDerivedStateFromError(): PartBoundaryState {
    return { isBroken: true }
  }

  override state: PartBoundaryState = { isBroken: false }

  override render() {
    return this.state.isBroken ? <LoadFailure title="This part could not be opened" /> : this.props.children
  }
}

/** Something could not be shown: its script did not come, or it broke. */
export function LoadFailure({ title }: { readonly title: string }) {
  return (
    <NoteBar tone="bad" title={title} action={<Button onClick={() => window.location.reload()}>Reload</Button>}>
      The desk may have been updated, or the connection failed. Reload the page to go on.
    </NoteBar>
  )
}
