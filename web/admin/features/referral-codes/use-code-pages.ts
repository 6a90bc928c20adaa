import { DeskReferralCodesDocument, type ReferralCodeState } from '../../graph/generated/referral-codes/graphql.js'
import { useConnection } from '../../session/use-connection.js'

export interface CodeFilter {
  readonly state?: ReferralCodeState
  readonly search?: string
  readonly ambassadorId?: string
}

/** Codes of a filter, page by page. */
export function useCodePages(filter: CodeFilter) {
  return useConnection(DeskReferralCodesDocument, filter, {
    isLive: true,
    listIn: ({ referralCodes }) => referralCodes,
    keyOf: ({ id }) => id,
  })
}
