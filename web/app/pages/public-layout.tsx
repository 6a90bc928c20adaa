import { lazy, Suspense } from 'react'
import { isRouteErrorResponse, Link, Outlet, useLocation, useNavigate, useRouteError } from 'react-router-dom'

import { notFoundCopy } from '../features/not-found/not-found.copy.js'
import { ErrorView } from '../shell/error-view.js'
import { HeaderGround } from '../shell/page-band.js'

/** Loaded on demand: pages that exist do not need it. */
const NotFoundView = lazy(() =>
  import('../features/not-found/not-found-view.js').then(
    ({ NotFoundView: view }) => ({ default: view }),
    () => ({ default: PlainNotFound }),
  ),
)

/** Plain fallback when the view cannot be loaded. */
function PlainNotFound() {
  return (
    <div className="wrap py-16">
      <h1 className="title-2">{notFoundCopy.title}</h1>
      <p className="lead mt-4">{notFoundCopy.text}</p>
      <Link to="/" reloadDocument className="mt-6 inline-flex min-h-12 items-center underline underline-offset-4">
        {notFoundCopy.returnHome}
      </Link>
    </div>
  )
}

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
