import { lazy, type ReactNode } from 'react'
import { useLocation } from 'react-router'

import type { Viewer } from '../session/staff-session.js'
import { rejectedEntry } from './desk-entries.js'

const AccessDeniedPage = lazy(async () => ({ default: (await import('./access-denied-page.js')).AccessDeniedPage }))

interface PageGateProps {
  readonly viewer: Viewer
  readonly children: ReactNode
}

/** Names the role required for a page that this person may not open; the page itself is neither rendered nor loaded. */
export function PageGate({ children, viewer }: PageGateProps) {
  const entry = rejectedEntry(viewer, useLocation().pathname)
  return entry ? <AccessDeniedPage label={entry.label} permission={entry.permission} /> : children
}
