import { useSearchParams } from 'react-router'

import {
  DeskCatalogueEntriesDocument,
  type CatalogueEntryKind,
  type CatalogueFilter,
  type DeskCatalogueEntriesQuery,
} from '../../graph/generated/catalogue/graphql.js'
import { useRequestDesk } from '../../graph/request-desk.js'
import { useLaterPages, type ListPage } from '../../session/use-later-pages.js'
import { useResult } from '../../session/use-result.js'
import { catalogueCopy } from './catalogue.copy.js'
import type { ListedEntry } from './catalogue-entries.js'

export interface CatalogueListFilter {
  readonly kind: CatalogueEntryKind
  readonly show: CatalogueFilter
  readonly search?: string
}

const kinds = Object.keys(catalogueCopy.kinds) as readonly CatalogueEntryKind[]
const shows = Object.keys(catalogueCopy.page.filter) as readonly CatalogueFilter[]

/** Returns the filter of the list and its setter; it is part of the address, so that a link keeps it. */
export function useCatalogueFilter() {
  const [params, setParams] = useSearchParams()
  const search = params.get('q')?.slice(0, 100)
  const filter: CatalogueListFilter = {
    kind: kinds.find((one) => one === params.get('kind')) ?? 'PROCEDURE',
    show: shows.find((one) => one === params.get('show')) ?? 'ALL',
    ...(search ? { search } : {}),
  }
  const setFilter = ({ kind, search: text, show }: CatalogueListFilter) => {
    setParams({ kind, ...(show === 'ALL' ? {} : { show }), ...(text ? { q: text } : {}) }, { replace: true })
  }
  return [filter, setFilter] as const
}

type Listed = DeskCatalogueEntriesQuery['catalogueEntries']

/** The entries that are meant, page by page. */
export function useCatalogue(filter: CatalogueListFilter) {
  const request = useRequestDesk()
  const newest = useResult(DeskCatalogueEntriesDocument, filter, { isLive: true })
  const first = newest.data?.catalogueEntries
  const pages = useLaterPages({
    of: JSON.stringify(filter),
    first: first && pageOf(first),
    keyOf: ({ key, kind }: ListedEntry) => `${kind}/${key}`,
    read: async (after) => {
      const answer = await request(DeskCatalogueEntriesDocument, { ...filter, after })
      return 'data' in answer ? pageOf(answer.data.catalogueEntries) : answer
    },
  })
  return {
    entries: pages.items,
    total: first?.totalCount,
    error: newest.error ?? pages.error,
    isLoading: newest.isLoading || pages.isReading,
    hasMore: pages.hasMore,
    readMore: pages.readMore,
    reload: () => void newest.refetch(),
  }
}

function pageOf({ nodes, pageInfo }: Listed): ListPage<ListedEntry, string> {
  return { items: nodes, next: pageInfo.endCursor ?? undefined }
}
