import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql'
import type { Input, Output } from '@seneb/contracts/define'
import { NameAuditedEnquiries } from '@seneb/contracts/messages/enquiry/care-enquiry.messages'
import { ExportAudit, ListAuditEntries, VerifyAudit } from '@seneb/contracts/messages/identity/audit.messages'
import { ListSecurityEvents } from '@seneb/contracts/messages/identity/security-event.messages'

import { lookupOf, readNames } from '../care-enquiries/care-enquiry.js'
import type { RequestContext } from '../graphql/request-context.js'
import { withoutNulls } from '../graphql/without-nulls.js'
import { nameEntries } from './name-entries.js'

type Filter = Input<typeof ListAuditEntries>
type Asked = { readonly [Name in keyof Filter]?: Filter[Name] | null }

@Resolver()
export class AuditResolver {
  /** A page of the audit trail (S10). */
  @Query('auditEntries')
  async entries(
    @Args() { reference, ...asked }: Asked & { readonly reference?: string | null },
    @Context() { staff }: RequestContext,
  ) {
    const filter = withoutNulls(asked)
    if (!reference) return nameEntries(await staff.ask(ListAuditEntries, filter), staff)
    const [found] = (await staff.ask(NameAuditedEnquiries, { reference })).enquiries
    if (!found) return { entries: [], hasOlder: false }
    return nameEntries(await staff.ask(ListAuditEntries, { ...filter, objectId: found.id }), staff)
  }

  /** Sign-ins and refusals. */
  @Query('securityEvents')
  async securityEvents(@Args() asked: { first: number; after?: string | null }, @Context() { staff }: RequestContext) {
    const [{ events, next }, names] = await Promise.all([
      staff.ask(ListSecurityEvents, withoutNulls(asked)),
      readNames(staff),
    ])
    const nameOf = lookupOf(names)
    return { events: events.map(({ staffId, ...event }) => ({ ...event, person: nameOf(staffId) })), next }
  }

  /** Reckons a part of the chain again. */
  @Query('auditVerification')
  async verification(
    @Args('after') after: number,
    @Context() { staff }: RequestContext,
  ): Promise<Output<typeof VerifyAudit>> {
    return staff.ask(VerifyAudit, { after })
  }

  /** Takes entries out as text. */
  @Mutation('exportAudit')
  async export(@Args() asked: Asked, @Context() { staff }: RequestContext): Promise<Output<typeof ExportAudit>> {
    return staff.ask(ExportAudit, withoutNulls(asked))
  }
}
