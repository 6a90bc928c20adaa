import { Component, type ReactNode } from 'react'

import { ErrorView } from './error-view.js'

interface PartBoundaryState {
  readonly failed: boolean
}

/** Contains a render error in its part of the page; 'Try Again' renders the part anew (ERR-01, ERR-02). */
export class PartBoundary extends Component<{ readonly children: ReactNode }, PartBoundaryState> {
  override state: PartBoundaryState = { failed: false }

  static getDerivedStateFromError(): PartBoundaryState {
    return { failed: true }
  }

  override render() {
    if (this.state.failed) return <ErrorView tryAgain={() => this.setState({ failed: false })} />
    return this.props.children
  }
}
