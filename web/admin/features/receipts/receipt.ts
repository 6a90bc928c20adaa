import type { DeskLookUpReceiptMutation } from '../../graph/generated/receipts/graphql.js'

type Result = DeskLookUpReceiptMutation['lookUpReceipt']

/** Receipt as a lookup finds it: of a cookie choice, or of consents. */
export type Receipt = Extract<Result, { readonly __typename: 'ReceiptFound' }>
export type CookieReceipt = NonNullable<Receipt['cookieChoice']>
export type ConsentReceipt = NonNullable<Receipt['consents']>
