import { DeskReferralCodesDocument, type DeskReferralCodesQuery } from '../../graph/generated/referral-codes/graphql.js'
import type { ReferralCodeState } from '../../graph/generated/referral-codes/graphql.js'
import { useRequestDesk } from '../../graph/request-desk.js'
import { useResult } from '../../session/use-result.js'
import { useLaterPages, type ListPage } from '../../session/use-later-pages.js'
import type { Code } from './referral-code.js'

export interface CodeFilter {
  readonly state?: ReferralCodeState
  readonly search?: string
  readonly ambassadorId?: string
}

/** Codes of a filter, page by page. */
export function useCodePages(filter: CodeFilter) {
  const request = useRequestDesk()
  const response = useResult(DeskReferralCodesDocument, filter, { isLive: true })
  const first = response.data?.referralCodes
  const pages = useLaterPages({
    of: JSON.stringify(filter),
    first: first && pageOf(first),
    keyOf: ({ id }: Code) => id,
    read: async (after: string) => {
      const page = await request(DeskReferralCodesDocument, { ...filter, after })
      return 'data' in page ? pageOf(page.data.referralCodes) : page
    },
  })
  return {
    codes: pages.items,
    error: response.error ?? pages.error,
    isLoading: response.isLoading || pages.isReading,
    hasMore: pages.hasMore,
    readMore: pages.readMore,
    reload: response.refetch,
  }
}

function pageOf({ nodes, pageInfo }: DeskReferralCodesQuery['referralCodes']): ListPage<Code, string> {
  return { items: nodes, next: pageInfo.endCursor ?? undefined }
}
