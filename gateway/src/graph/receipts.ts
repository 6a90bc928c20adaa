import { Args, Context, Mutation, Resolver } from '@nestjs/graphql'
import { LookUpReceipt } from '@seneb/contracts/messages/enquiry/receipt.messages'

import type { RequestContext } from '../graphql/request-context.js'

@Resolver()
export class ReceiptsResolver {
  /** Returns the receipt that a person holds, of a cookie choice or of consents. */
  @Mutation()
  async lookUpReceipt(@Args('reference') reference: string, @Context() { staff }: RequestContext) {
    const { consents, cookieChoice } = await staff.sendRequest(LookUpReceipt, { reference })
    const { receiptId: id, ...choice } = cookieChoice ?? {}
    const { form: kind, ...receipt } = consents ?? {}
    return { cookieChoice: cookieChoice && { id, ...choice }, consents: consents && { kind, ...receipt } }
  }
}
