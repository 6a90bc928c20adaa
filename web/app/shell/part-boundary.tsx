import { Component, type ReactNode } from 'react'

import { ErrorScreen } from './error-screen.js'

interface PartBoundaryState {
  readonly failed: boolean
}

/** Keeps a render error inside its part of the page; 'Try Again' renders the part anew (ERR-01, ERR-02). */
export class PartBoundary extends Component<{ readonly children: ReactNode }, PartBoundaryState> {
  override state: PartBoundaryState = { failed: false }

  static getDerivedStateFromError(): PartBoundaryState {
    return { failed: true }
  }

  override render() {
    if (this.state.failed) return <ErrorScreen tryAgain={() => this.setState({ failed: false })} />
    return this.props.children
  }
}
