import { lazy, Suspense } from 'react'
import { isRouteErrorResponse, Outlet, useLocation, useNavigate, useRouteError } from 'react-router-dom'

import { ErrorScreen } from '../shell/error-screen.js'
import { HeaderGround } from '../shell/page-band.js'

/** Rarely seen, so no screen has to wait for it. */
const NotFoundScreen = lazy(async () => {
  const { NotFoundScreen: screen } = await import('../features/not-found/not-found-screen.js')
  return { default: screen }
})

/** The route around every screen; it exists for its error boundary, which leaves the frame of the page standing. */
export default function Screen() {
  return <Outlet />
}

/** A path without a screen, or a screen that failed (ERR-01, ERR-02, NF). */
export function ErrorBoundary() {
  const error = useRouteError()
  const navigate = useNavigate()
  const failed = useLocation()
  const notFound = isRouteErrorResponse(error) && error.status === 404
  return (
    <>
      <HeaderGround />
      {notFound ? (
        <Suspense>
          <NotFoundScreen />
        </Suspense>
      ) : (
        <ErrorScreen tryAgain={() => void navigate(failed, { replace: true })} />
      )}
    </>
  )
}
