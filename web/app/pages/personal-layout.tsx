import type { ReactNode } from 'react'
import { isRouteErrorResponse, Link, Outlet, useLocation, useNavigate, useRouteError } from 'react-router-dom'

import { notFoundCopy } from '../features/not-found/not-found.copy.js'
import type { RouteHandle } from '../route-handle.js'
import { ErrorView } from '../shell/error-view.js'
import { Logo } from '../shell/logo.js'
import { FocusOnRouteChange, mainId } from '../shell/route-change.js'
import { shellCopy } from '../shell/shell.copy.js'

/** Makes every route inside this layout one of the personal group. */
export const handle: RouteHandle = { group: 'personal' }

/**
 * Layout of personal pages, without newsletter, banners and content for visitors. Links to public pages load a document
 * (`reloadDocument`), because the two groups have different frames and scripts.
 */
export default function PersonalLayout() {
  return (
    <PersonalFrame>
      <Outlet />
    </PersonalFrame>
  )
}

/** A page of the group that is missing or failed, in the frame of the group. */
export function ErrorBoundary() {
  const error = useRouteError()
  const navigate = useNavigate()
  const failed = useLocation()
  const notFound = isRouteErrorResponse(error) && error.status === 404
  return (
    <PersonalFrame>
      {notFound ? <Missing /> : <ErrorView tryAgain={() => void navigate(failed, { replace: true })} />}
    </PersonalFrame>
  )
}

function PersonalFrame({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <header className="on-deep bg-nile-900 text-white">
        <div className="wrap flex h-[72px] items-center">
          <Link to="/" reloadDocument aria-label={shellCopy.home} className="inline-flex min-h-12 items-center">
            <Logo />
          </Link>
        </div>
      </header>
      <main id={mainId} tabIndex={-1} className="min-h-[600px]">
        {children}
      </main>
      <FocusOnRouteChange />
    </>
  )
}

function Missing() {
  return (
    <section className="wrap grid min-h-[60vh] place-content-center gap-6 py-24 text-center">
      <title>{notFoundCopy.pageTitle}</title>
      <h1 className="title-2">{notFoundCopy.title}</h1>
      <p className="lead mx-auto">{notFoundCopy.text}</p>
    </section>
  )
}
