import { ApolloProvider } from '@apollo/client/react'
import { Button } from '@seneb/ui/button'
import { lazy, useEffect, useRef, useState } from 'react'
import { Outlet, useLocation } from 'react-router'

import { createDeskClient } from '../graph/desk-client.js'
import { useStaffSession, type Viewer } from '../session/staff-session.js'
import { clearStoredText } from '../session/stored-text.js'
import { NoteBar } from '../ui/note-bar.js'
import { SkeletonRows } from '../ui/skeleton-rows.js'
import { enterDesk } from '../paths/desk-path.js'
import { DiscardConfirmation } from './discard-confirmation.js'
import { FailedExitDialog } from './failed-exit.js'
import { PageGate } from './page-gate.js'
import { Rail } from './rail.js'
import { shellCopy } from './shell.copy.js'
import { TopLine } from './top-line.js'
import { useRestoredFocus } from './use-restored-focus.js'
import { useFrameKeys } from './use-frame-keys.js'
import { useWaitingCount } from './use-waiting-count.js'
import { LazyComponent } from '../ui/lazy-component.js'

const copy = shellCopy.deskFrame

const loadPalette = () => import('./palette.js')
const Palette = lazy(async () => ({ default: (await loadPalette()).Palette }))
const LockCover = lazy(async () => ({ default: (await import('../session/lock-cover.js')).LockCover }))
const KeyHelp = lazy(async () => ({ default: (await import('./key-help.js')).KeyHelp }))

/** Frame of every page behind the sign-in. Hidden until the server has identified the user. */
export function DeskFrame() {
  const { viewer, prove, error, refresh } = useStaffSession()
  const [client] = useState(() => createDeskClient(prove))
  const { pathname, search } = useLocation()
  const isUnassigned = viewer === null
  useEffect(() => {
    const to = pathname === '/' ? '' : `?to=${encodeURIComponent(`${pathname}${search}`)}`
    if (isUnassigned) enterDesk(`/sign-in${to}`)
  }, [isUnassigned, pathname, search])
  if (viewer) {
    return (
      <ApolloProvider client={client}>
        <SignedIn viewer={viewer} />
      </ApolloProvider>
    )
  }
  return (
    <main className="desk-main mx-auto">
      {error ? (
        <NoteBar
          tone="bad"
          title={error.message}
          action={<Button onClick={() => void refresh()}>{copy.tryAgain}</Button>}
        />
      ) : (
        <SkeletonRows />
      )}
    </main>
  )
}

function SignedIn({ viewer }: { readonly viewer: Viewer }) {
  const [opened, setOpened] = useState<'search' | 'help'>()
  const [onSearch, onHelp, onClose] = [() => setOpened('search'), () => setOpened('help'), () => setOpened(undefined)]
  const main = useFocusOnChange()
  useFrameKeys(viewer, { onSearch, onHelp })
  useRestoredFocus()
  useWaitingCount(viewer)
  useEffect(() => clearStoredText(viewer.id), [viewer.id])
  usePaletteAtHand()
  return (
    <>
      <div className="desk-frame" inert={viewer.isLocked}>
        <a href="#main" className="sr-only focus:not-sr-only">
          {copy.skipToContent}
        </a>
        <Rail viewer={viewer} />
        <div>
          <TopLine viewer={viewer} onSearch={onSearch} />
          <main id="main" ref={main} tabIndex={-1} className="desk-main" hidden={viewer.isLocked}>
            <LazyComponent fallback={<SkeletonRows />}>
              <PageGate viewer={viewer}>
                <Outlet />
              </PageGate>
            </LazyComponent>
          </main>
        </div>
      </div>
      {opened && !viewer.isLocked && (
        <LazyComponent>
          {opened === 'search' && <Palette viewer={viewer} onHelp={onHelp} onClose={onClose} />}
          {opened === 'help' && <KeyHelp onClose={onClose} />}
        </LazyComponent>
      )}
      <DiscardConfirmation />
      <FailedExitDialog />
      {viewer.isLocked && (
        <LazyComponent fallback={<div className="desk-cover" />}>
          <LockCover name={viewer.name} />
        </LazyComponent>
      )}
    </>
  )
}

/** People type into the palette immediately, so its script is loaded in advance. */
function usePaletteAtHand(): void {
  useEffect(() => {
    const timer = setTimeout(() => void loadPalette().catch(() => undefined), 1000)
    return () => clearTimeout(timer)
  }, [])
}

/**
 * Moves the focus to the start of a new page, also for screen readers; pages that set the focus themselves declare it.
 */
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
