import { useSearchParams } from 'react-router'

import {
  DeskPublicationsDocument,
  type PublicationFilter,
  type PublicationKind,
} from '../../graph/generated/content/graphql.js'
import { useConnection } from '../../session/use-connection.js'
import { contentCopy } from './content.copy.js'
import { kinds } from './publication-kinds.js'

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

/** The texts that are meant, by title, page by page. */
export function usePublications(filter: PublicationListFilter) {
  return useConnection(DeskPublicationsDocument, filter, {
    isLive: true,
    listIn: ({ editablePublications }) => editablePublications,
    keyOf: ({ key, kind }) => `${kind}/${key}`,
  })
}
