import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router-dom'

import { siteMapCopy as copy } from '../features/site-map/site-map.copy.js'
import { SiteMapGroups } from '../features/site-map/site-map-groups.js'
import { SiteMapDocument } from '../graph/generated/graphql.js'
import type { SenebLoadContext } from '../graph/load-context.js'
import { Breadcrumbs, trailTo } from '../publications/breadcrumbs.js'
import { respondWith } from '../publications/publication-reading.server.js'
import { PublicationView } from '../publications/publication-view.js'
import { siteOriginOf } from '../root-data.js'
import { ownPageHead } from '../seo/page-head.js'
import { breadcrumbsOf } from '../seo/structured-data.js'
import { PageBand } from '../shell/page-band.js'
import type { RouteHandle } from '../route-handle.js'

export const handle: RouteHandle = { isDocument: true }

const trail = trailTo({ label: copy.pageTitle, to: '/sitemap' })

export async function loader({ context }: LoaderFunctionArgs<SenebLoadContext>) {
  const reading = await context.readPublished(SiteMapDocument, {})
  return respondWith(reading, ({ siteMap }) => siteMap)
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  const origin = siteOriginOf(matches)
  return ownPageHead({
    title: copy.pageTitle,
    description: copy.description,
    path: '/sitemap',
    origin,
    shown: [copy.title, copy.lead],
    indexed: loaderData?.state === 'found',
    about: [breadcrumbsOf(origin, trail)],
  })
}

/** The public site map (ROUTE-22, SITE-01, SITE-02). */
export default function SiteMapPage() {
  return (
    <PublicationView reading={useLoaderData<typeof loader>()} missing={null}>
      {(entries) => (
        <>
          <PageBand title={copy.title} lead={copy.lead} />
          <Breadcrumbs trail={trail} />
          <div className="wrap py-10 md:py-14">
            <SiteMapGroups entries={entries} />
          </div>
        </>
      )}
    </PublicationView>
  )
}
