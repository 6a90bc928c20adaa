import { Args, Context, Mutation, Resolver } from '@nestjs/graphql'
import { RequestPatientDocuments } from '@seneb/contracts/messages/enquiry/my-message.messages'

import { IdempotencyKey } from '../graphql/idempotency-key.js'
import type { RequestContext } from '../graphql/request-context.js'

@Resolver()
export class PatientDocumentsResolver {
  /** Asks the person of an enquiry for documents. */
  @Mutation()
  async requestPatientDocuments(
    @Args() { id: enquiryId, names }: { readonly id: string; readonly names: string[] },
    @IdempotencyKey() idempotencyKey: string | undefined,
    @Context() { staff }: RequestContext,
  ) {
    const { version } = await staff.sendRequest(RequestPatientDocuments, { enquiryId, names }, { idempotencyKey })
    return { id: enquiryId, version }
  }
}
