import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router-dom'

import { CompanyFacts } from '../features/legal-documents/company-facts.js'
import { legalCopy as copy } from '../features/legal-documents/legal-documents.copy.js'
import { VersionLine, VersionList } from '../features/legal-documents/version-list.js'
import { NotFoundView } from '../features/not-found/not-found-view.js'
import { LegalDocumentPageDocument } from '../graph/generated/graphql.js'
import type { SenebLoadContext } from '../graph/load-context.js'
import { Breadcrumbs, trailTo } from '../publications/breadcrumbs.js'
import { PageAside, textGrid } from '../publications/page-sections.js'
import { publicationHead } from '../publications/publication-head.js'
import { respondWith } from '../publications/publication-reading.server.js'
import { PublicationView } from '../publications/publication-view.js'
import { TextSections } from '../publications/text-sections.js'
import { webPageOf } from '../seo/page-head.js'
import { PageBand } from '../shell/page-band.js'
import type { RouteHandle } from '../route-handle.js'

export const handle: RouteHandle = { isDocument: true }

/** Three documents in one page, each in any of its versions (ROUTE-21, D-65). */
export async function loader({ context, url }: LoaderFunctionArgs<SenebLoadContext>) {
  const { pathname, searchParams } = url
  const variables = { slug: pathname.replaceAll('/', ''), version: searchParams.get('version') }
  const reading = await context.readPublished(LegalDocumentPageDocument, variables)
  return respondWith(reading, ({ legalDocument, site }) =>
    legalDocument ? { ...legalDocument, settings: site.settings } : null,
  )
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  return publicationHead(matches, loaderData, (document) => ({
    ...document,
    image: null,
    // Old versions are for readers who look for them, not for search engines.
    indexed: document.isLatest,
    trail: trailOf(document),
    about: ({ url }) => [
      webPageOf({
        url,
        name: document.title,
        description: document.meta.description,
        changedAt: document.publishedOn,
      }),
    ],
  }))
}

function trailOf({ title, path }: { readonly title: string; readonly path: string }) {
  return trailTo({ label: title, to: path })
}

/** A legal document (LEGAL-01..08). */
export default function LegalDocumentPage() {
  return (
    <PublicationView reading={useLoaderData<typeof loader>()} missing={<NotFoundView />}>
      {(document) => (
        <>
          <PageBand eyebrow={copy.eyebrow} title={document.title} lead={document.summary} />
          <Breadcrumbs trail={trailOf(document)} />
          <div className={textGrid}>
            <PageAside entries={document.tableOfContents} />
            <div className="min-w-0">
              <VersionLine document={document} />
              <TextSections body={document} />
              {document.slug === 'privacy-policy' && <CompanyFacts settings={document.settings} />}
              <VersionList document={document} />
            </div>
          </div>
        </>
      )}
    </PublicationView>
  )
}
