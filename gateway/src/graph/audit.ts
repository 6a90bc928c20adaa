import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql'
import type { Input, Output } from '@seneb/contracts/define'
import { NameAuditedEnquiries } from '@seneb/contracts/messages/enquiry/care-enquiry.messages'
import {
  ExportAudit,
  ListAuditEntries,
  VerifyAudit,
  ListSecurityEvents,
} from '@seneb/contracts/messages/identity/audit.messages'

import { staffPageOf } from '../graphql/connections.js'
import { type RequestContext, withoutNulls } from '../graphql/request-context.js'
import { nullIfUnavailable } from '../request-client.js'
import { lookupOf, readNames } from './staff-names.js'

type Filter = Input<typeof ListAuditEntries>
type NullableFilter = { readonly [Name in keyof Filter]?: Filter[Name] | null }

interface ListRequest extends Omit<NullableFilter, 'before'> {
  readonly after?: string | null
  readonly reference?: string | null
}

@Resolver()
export class AuditResolver {
  /** A page of the audit trail (S10). */
  @Query()
  async auditEntries(@Args() { after, reference, ...args }: ListRequest, @Context() { staff }: RequestContext) {
    const filter = withoutNulls({ ...args, before: after && Number(after) })
    if (!reference) return entriesPage(await staff.sendRequest(ListAuditEntries, filter), { after, staff })
    const [found] = (await staff.sendRequest(NameAuditedEnquiries, { reference })).enquiries
    if (!found) return staffPageOf([], { after })
    return entriesPage(await staff.sendRequest(ListAuditEntries, { ...filter, objectId: found.id }), { after, staff })
  }

  /** Sign-ins and refusals. */
  @Query()
  async securityEvents(@Args() args: { first: number; after?: string | null }, @Context() { staff }: RequestContext) {
    const [{ events, next }, names] = await Promise.all([
      staff.sendRequest(ListSecurityEvents, withoutNulls(args)),
      readNames(staff),
    ])
    const nameOf = lookupOf(names)
    return staffPageOf(
      events.map(({ staffId, ...event }) => ({ ...event, person: nameOf(staffId) })),
      { after: args.after, next },
    )
  }

  /** Recomputes a part of the audit chain. */
  @Query()
  async auditVerification(
    @Args('after') after: number,
    @Context() { staff }: RequestContext,
  ): Promise<Output<typeof VerifyAudit>> {
    return staff.sendRequest(VerifyAudit, { after })
  }

  /** Exports audit entries as text. */
  @Mutation()
  async exportAudit(
    @Args() args: NullableFilter,
    @Context() { staff }: RequestContext,
  ): Promise<Output<typeof ExportAudit>> {
    return staff.sendRequest(ExportAudit, withoutNulls(args))
  }
}

type Page = Output<typeof ListAuditEntries>

interface PageDeps {
  readonly after: string | null | undefined
  readonly staff: RequestContext['staff']
}

/** Returns a page of the audit trail; its cursor is the number of its last entry. */
async function entriesPage({ filterOptions, hasOlder, ...page }: Page, { after, staff }: PageDeps) {
  const next = hasOlder ? page.entries.at(-1)?.seq.toString() : undefined
  return { filterOptions, ...staffPageOf(await nameEntries(page.entries, staff), { after, next }) }
}

/** Kinds of audited object whose id is an enquiry's; the trail shows the enquiry's reference. */
const ofEnquiries: readonly string[] = ['care-enquiry', 'care-plan']
const anId = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/**
 * Returns a page of the audit trail with names of people and records. Names are omitted while their service is
 * unavailable.
 */
async function nameEntries(entries: Page['entries'], staff: RequestContext['staff']) {
  const enquiryIds = entries.flatMap(({ objectId, objectKind }) => (ofEnquiries.includes(objectKind) ? [objectId] : []))
  const [people, references] = await Promise.all([readNames(staff), readReferences([...new Set(enquiryIds)], staff)])
  return entries.map(({ token, ...entry }) => ({
    ...entry,
    token: token && { id: token.tokenId, name: token.name },
    objectName: references.get(entry.objectId) ?? people.get(entry.objectId)?.name,
    changes: entry.changes.map((change) => change.replaceAll(anId, (id) => people.get(id)?.name ?? id)),
  }))
}

async function readReferences(enquiryIds: string[], staff: RequestContext['staff']): Promise<Map<string, string>> {
  if (enquiryIds.length === 0) return new Map()
  const reply = await nullIfUnavailable(staff.sendRequest(NameAuditedEnquiries, { enquiryIds }))
  return new Map(reply?.enquiries.map(({ id, reference }) => [id, reference]))
}
