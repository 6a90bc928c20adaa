import type { LoaderFunctionArgs } from 'react-router-dom'

import type { SenebLoadContext } from '../graph/load-context.js'
import { robotsTxt } from '../seo/site-files.js'

/** /robots.txt (SEO-14, D-38). */
export function loader({ context }: LoaderFunctionArgs<SenebLoadContext>): Response {
  return new Response(robotsTxt(context.siteOrigin), { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
