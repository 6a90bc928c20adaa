import { useSearchParams } from 'react-router'

import {
  DeskClaimsDocument,
  type ClaimFilter,
  type ClaimKind,
  type DeskClaimFragment,
} from '../../graph/generated/claims/graphql.js'
import { useConnection } from '../../session/use-connection.js'
import { claimsCopy } from './claims.copy.js'

export type ClaimRecord = DeskClaimFragment

export interface ClaimListFilter {
  readonly kind?: ClaimKind
  readonly show: ClaimFilter
  readonly search?: string
}

export const claimKinds = Object.keys(claimsCopy.kinds) as readonly ClaimKind[]
const shows = Object.keys(claimsCopy.filters.shows) as readonly ClaimFilter[]

/** Returns the path of the editor of a record, or of a new one. */
export function claimPath(kind: string, key: string): string {
  return `/content/${kind.toLowerCase()}/${key}`
}

/** Returns the filter of the register and its setter; it is part of the address, so that a link keeps it. */
export function useClaimFilter() {
  const [params, setParams] = useSearchParams()
  const kind = claimKinds.find((one) => one === params.get('kind'))
  const search = params.get('q')?.slice(0, 100)
  const filter: ClaimListFilter = {
    show: shows.find((one) => one === params.get('show')) ?? 'ALL',
    ...(kind ? { kind } : {}),
    ...(search ? { search } : {}),
  }
  const change = (name: 'kind' | 'q' | 'show', value: string) => {
    const next = new URLSearchParams(params)
    if (value === '' || value === 'ALL') next.delete(name)
    else next.set(name, value)
    setParams(next, { replace: true })
  }
  return [filter, change] as const
}

/** The records of the register that match, by title, page by page. */
export function useClaims(filter: ClaimListFilter) {
  return useConnection(DeskClaimsDocument, filter, {
    isLive: true,
    listIn: ({ claimRecords }) => claimRecords,
    keyOf: ({ key, kind }) => `${kind}/${key}`,
  })
}
