import { findRedirect } from '@seneb/contracts/vocabulary/redirects'
import { redirect, type LoaderFunctionArgs } from 'react-router-dom'

/**
 * Redirects an old path with status 301 to its replacement page, in one hop (D-33, ROUTE-28, ROUTE-29, ROUTE-31). The
 * query is kept, such as a visitor's source.
 */
export function loader({ url }: LoaderFunctionArgs): Response {
  return redirect(`${findRedirect(url.pathname) ?? '/404'}${url.search}`, 301)
}
