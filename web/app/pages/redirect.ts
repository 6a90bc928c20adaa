import { redirectOf } from '@seneb/contracts/vocabulary/redirects'
import { redirect, type LoaderFunctionArgs } from 'react-router-dom'

/**
 * A path that is no page: 301 to the page that stands for it, in one hop and with its query, such as where a visitor came
 * from (D-33, ROUTE-28, ROUTE-29, ROUTE-31).
 */
export function loader({ url }: LoaderFunctionArgs): Response {
  return redirect(`${redirectOf(url.pathname) ?? '/404'}${url.search}`, 301)
}
