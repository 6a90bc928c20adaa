import { lazy, Suspense } from 'react'
import { isRouteErrorResponse, Outlet, useLocation, useNavigate, useRouteError } from 'react-router-dom'

import { ErrorView } from '../shell/error-view.js'
import { HeaderGround } from '../shell/page-band.js'

/** Loaded on demand: pages that exist do not need it. */
const NotFoundView = lazy(async () => {
  const { NotFoundView: view } = await import('../features/not-found/not-found-view.js')
  return { default: view }
})

/** The layout of public pages; its error boundary shows errors inside the frame of the page. */
export default function PublicLayout() {
  return <Outlet />
}

/** A path without a page, or a page that failed (ERR-01, ERR-02, NF). */
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
          <NotFoundView />
        </Suspense>
      ) : (
        <ErrorView tryAgain={() => void navigate(failed, { replace: true })} />
      )}
    </>
  )
}
