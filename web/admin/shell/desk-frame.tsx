import { ApolloProvider } from '@apollo/client/react'
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { Outlet, useLocation } from 'react-router'

import { staffGraph } from '../graph/staff-graph.js'
import { LockCover } from '../session/lock-cover.js'
import { useStaffSession, type Viewer } from '../session/staff-session.js'
import { DeskButton } from '../ui/desk-button.js'
import { NoteBar } from '../ui/note-bar.js'
import { SkeletonRows } from '../ui/skeleton-rows.js'
import { enterDesk } from '../paths/desk-path.js'
import { Rail } from './rail.js'
import { TopLine } from './top-line.js'
import { useDeskKeys } from './use-desk-keys.js'

const Palette = lazy(async () => ({ default: (await import('./palette.js')).Palette }))

/** What every page behind the sign-in stands in. Nobody sees it before the graph has said who they are. */
export function DeskFrame() {
  const { viewer, refusal, refresh } = useStaffSession()
  const { pathname, search } = useLocation()
  const isNobody = viewer === null
  useEffect(() => {
    const to = pathname === '/' ? '' : `?to=${encodeURIComponent(`${pathname}${search}`)}`
    if (isNobody) enterDesk(`/sign-in${to}`)
  }, [isNobody, pathname, search])
  if (viewer) return <SignedIn viewer={viewer} />
  return (
    <main className="desk-main mx-auto">
      {refusal ? (
        <NoteBar
          tone="bad"
          title={refusal.message}
          action={<DeskButton onClick={() => void refresh()}>Try again</DeskButton>}
        />
      ) : (
        <SkeletonRows />
      )}
    </main>
  )
}

function SignedIn({ viewer }: { readonly viewer: Viewer }) {
  const [isSearching, setSearching] = useState(false)
  const search = useCallback(() => setSearching(true), [])
  useDeskKeys(viewer, search)
  const main = useFocusOnChange()
  return (
    <ApolloProvider client={staffGraph}>
      <div className="desk-frame" inert={viewer.isLocked}>
        <a href="#main" className="sr-only focus:not-sr-only">
          Skip to the page
        </a>
        <Rail viewer={viewer} />
        <div>
          <TopLine viewer={viewer} onSearch={search} />
          <main id="main" ref={main} tabIndex={-1} className="desk-main" hidden={viewer.isLocked}>
            <Suspense fallback={<SkeletonRows />}>
              <Outlet />
            </Suspense>
          </main>
        </div>
      </div>
      {isSearching && !viewer.isLocked && (
        <Suspense fallback={null}>
          <Palette viewer={viewer} onClose={() => setSearching(false)} />
        </Suspense>
      )}
      {viewer.isLocked && <LockCover name={viewer.name} />}
    </ApolloProvider>
  )
}

/** A new page begins where it begins, also for whoever hears it; one that puts the focus somewhere itself says so. */
function useFocusOnChange() {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const first = useRef(true)
  useEffect(() => {
    if (first.current) first.current = false
    else if (!document.activeElement?.closest('[data-own-focus]')) main.current?.focus()
  }, [pathname])
  return main
}
