import { useSearchParams } from 'react-router'

import {
  DeskCatalogueEntriesDocument,
  type CatalogueEntryKind,
  type CatalogueFilter,
} from '../../graph/generated/catalogue/graphql.js'
import { useConnection } from '../../session/use-connection.js'
import { catalogueCopy } from './catalogue.copy.js'

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

/** The entries that are meant, page by page. */
export function useCatalogue(filter: CatalogueListFilter) {
  return useConnection(DeskCatalogueEntriesDocument, filter, {
    isLive: true,
    listIn: ({ catalogueEntries }) => catalogueEntries,
    keyOf: ({ key, kind }) => `${kind}/${key}`,
  })
}
