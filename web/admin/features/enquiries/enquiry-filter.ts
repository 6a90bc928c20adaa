import { useSearchParams } from 'react-router'

import type { EnquiryFilter, EnquiryKind } from '../../graph/generated/enquiry-list/graphql.js'
import { enquiriesCopy } from './enquiries.copy.js'

const copy = enquiriesCopy.enquiryFilter

/** Selects the enquiries that a list shows. A search text may name a person, so it is never part of an address. */
export interface EnquiryListFilter {
  readonly show: EnquiryFilter
  readonly mine: boolean
  readonly unclaimed: boolean
  readonly overdue: boolean
  readonly kind: EnquiryKind | undefined
}

export const views: readonly (readonly [EnquiryFilter, string])[] = copy.views
export const kinds: readonly (readonly [EnquiryKind, string])[] = copy.kinds
const flags = ['mine', 'unclaimed', 'overdue'] as const

/** Keeps the filter in the address, so that it can be shared and survives a reload. */
export function useEnquiryFilter(): readonly [EnquiryListFilter, (part: Partial<EnquiryListFilter>) => void] {
  const [search, setSearch] = useSearchParams()
  const filter: EnquiryListFilter = {
    show: views.find(([view]) => view === search.get('show'))?.[0] ?? 'DUE',
    kind: kinds.find(([kind]) => kind === search.get('kind'))?.[0],
    mine: search.has('mine'),
    unclaimed: search.has('unclaimed'),
    overdue: search.has('overdue'),
  }
  return [filter, (part) => setSearch(addressOf({ ...filter, ...part }), { replace: true })]
}

function addressOf({ kind, show, ...filter }: EnquiryListFilter): Record<string, string> {
  return {
    ...(show === 'DUE' ? {} : { show }),
    ...(kind ? { kind } : {}),
    ...Object.fromEntries(flags.filter((flag) => filter[flag]).map((flag) => [flag, '1'])),
  }
}
