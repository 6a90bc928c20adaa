import { useSearchParams } from 'react-router'

import {
  DeskPublicationsDocument,
  type DeskPublicationsQuery,
  type PublicationFilter,
  type PublicationKind,
} from '../../graph/generated/content/graphql.js'
import { useRequestDesk } from '../../graph/request-desk.js'
import { useResult } from '../../session/use-result.js'
import { useLaterPages, type ListPage } from '../../session/use-later-pages.js'
import { contentCopy } from './content.copy.js'
import { kinds, type ListedPublication } from './publication-kinds.js'

export interface PublicationListFilter {
  readonly kind?: PublicationKind
  readonly show: PublicationFilter
  readonly search?: string
}

const shows = Object.keys(contentCopy.publicationFilters.filter) as readonly PublicationFilter[]

/** Returns the filter of the list and its setter; it is part of the address, so that a link keeps it. */
export function usePublicationFilter() {
  const [params, setParams] = useSearchParams()
  const kind = kinds.find((one) => one === params.get('kind'))
  const search = params.get('q')?.slice(0, 100)
  const filter: PublicationListFilter = {
    show: shows.find((one) => one === params.get('show')) ?? 'ALL',
    ...(kind ? { kind } : {}),
    ...(search ? { search } : {}),
  }
  const setFilter = ({ kind: nextKind, search: text, show }: PublicationListFilter) => {
    const next = {
      ...(nextKind ? { kind: nextKind } : {}),
      ...(show === 'ALL' ? {} : { show }),
      ...(text ? { q: text } : {}),
    }
    setParams(next, { replace: true })
  }
  return [filter, setFilter] as const
}

type Listed = DeskPublicationsQuery['editablePublications']

/** The texts that are meant, by title, page by page. */
export function usePublications(filter: PublicationListFilter) {
  const request = useRequestDesk()
  const newest = useResult(DeskPublicationsDocument, filter, { isLive: true })
  const first = newest.data?.editablePublications
  const pages = useLaterPages({
    of: JSON.stringify(filter),
    first: first && pageOf(first),
    keyOf: ({ key, kind }: ListedPublication) => `${kind}/${key}`,
    read: async (after) => {
      const response = await request(DeskPublicationsDocument, { ...filter, after })
      return 'data' in response ? pageOf(response.data.editablePublications) : response
    },
  })
  return {
    publications: pages.items,
    total: first?.totalCount,
    error: newest.error ?? pages.error,
    isLoading: newest.isLoading || pages.isReading,
    hasMore: pages.hasMore,
    readMore: pages.readMore,
    reload: () => void newest.refetch(),
  }
}

function pageOf({ nodes, pageInfo }: Listed): ListPage<ListedPublication, string> {
  return { items: nodes, next: pageInfo.endCursor ?? undefined }
}
