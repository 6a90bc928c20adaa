import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router-dom'

import { searchCopy as copy } from '../features/search/search.copy.js'
import { SearchPageDocument } from '../graph/generated/graphql.js'
import { SearchForm, SearchResults } from '../features/search/search-view.js'
import type { SenebLoadContext } from '../graph/load-context.js'
import { respondWith } from '../publications/publication-reading.server.js'
import { PublicationView } from '../publications/publication-view.js'
import { siteOriginOf } from '../root-data.js'
import { pageHead } from '../seo/page-head.js'
import { HeaderGround } from '../shell/page-band.js'

const pageSize = 30
/** Maximum length that is sent; the service uses the first hundred characters (ROUTE-30). */
const maxCharacters = 500

export async function loader({ context, url }: LoaderFunctionArgs<SenebLoadContext>) {
  const typed = (url.searchParams.get('q') ?? '')
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, maxCharacters)
  const reading = await context.queryGraph(SearchPageDocument, { query: typed, first: pageSize })
  return respondWith(reading, ({ search }) => ({ typed, results: search }))
}

export function meta({ matches }: MetaArgs<typeof loader>) {
  return pageHead({
    title: copy.pageTitle,
    description: copy.description,
    path: '/search',
    origin: siteOriginOf(matches),
    indexed: false,
  })
}

/** Search (ROUTE-30, D-33): never indexed, works without a script. */
export default function SearchPage() {
  return (
    <PublicationView reading={useLoaderData<typeof loader>()} missing={null}>
      {({ typed, results }) => (
        <>
          <HeaderGround />
          <div className="wrap py-12 md:py-16">
            <h1 className="title-2 mb-8">{copy.title}</h1>
            <SearchForm query={typed} />
            <SearchResults typed={typed} results={results} />
          </div>
        </>
      )}
    </PublicationView>
  )
}
