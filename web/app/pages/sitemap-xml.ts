import type { LoaderFunctionArgs } from 'react-router-dom'

import { SiteMapDocument } from '../graph/generated/graphql.js'
import type { SenebLoadContext } from '../graph/load-context.js'
import { sitemapXml } from '../seo/site-files.js'

/** /sitemap.xml; HTTP 503 rather than an empty one when the graph gives no answer (D-36, D-38). */
export async function loader({ context }: LoaderFunctionArgs<SenebLoadContext>): Promise<Response> {
  const { data } = await context.readPublished(SiteMapDocument, {})
  if (!data) return new Response(null, { status: 503, headers: { 'retry-after': '60' } })
  return new Response(sitemapXml(context.siteOrigin, data.siteMap), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  })
}
