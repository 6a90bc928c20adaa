import { lazy, type ReactNode } from 'react'
import { useLocation } from 'react-router'

import type { Viewer } from '../session/staff-session.js'
import { refusedEntry } from './desk-entries.js'

const RefusedPage = lazy(async () => ({ default: (await import('./refused-page.js')).RefusedPage }))

interface PageGateProps {
  readonly viewer: Viewer
  readonly children: ReactNode
}

/** Shows who may open a page in the place of one that this person may not: nothing of it is drawn or asked for. */
export function PageGate({ children, viewer }: PageGateProps) {
  const entry = refusedEntry(viewer, useLocation().pathname)
  return entry ? <RefusedPage label={entry.label} permission={entry.permission} /> : children
}
