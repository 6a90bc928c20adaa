import type { Output } from '@seneb/contracts/define'
import { NameAuditedEnquiries } from '@seneb/contracts/messages/enquiry/care-enquiry.messages'
import type { ListAuditEntries } from '@seneb/contracts/messages/identity/audit.messages'

import { readNames } from '../care-enquiries/care-enquiry.js'
import type { RequestContext } from '../graphql/request-context.js'
import { nullWhenAway } from '../queues/service-status.js'

type Page = Output<typeof ListAuditEntries>

/** Kinds of audited object whose id is an enquiry's, so that the trail shows its reference. */
const ofEnquiries: readonly string[] = ['care-enquiry', 'care-plan']
const anId = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/** A page of the audit trail with what people call things and one another; it is shown without while a service is away. */
export async function nameEntries({ entries, ...page }: Page, staff: RequestContext['staff']) {
  const enquiryIds = entries.flatMap(({ objectId, objectKind }) => (ofEnquiries.includes(objectKind) ? [objectId] : []))
  const [people, references] = await Promise.all([readNames(staff), readReferences([...new Set(enquiryIds)], staff)])
  return {
    ...page,
    entries: entries.map((entry) => ({
      ...entry,
      objectName: references.get(entry.objectId) ?? people.get(entry.objectId)?.name,
      changes: entry.changes.map((words) => words.replaceAll(anId, (id) => people.get(id)?.name ?? id)),
    })),
  }
}

async function readReferences(enquiryIds: string[], staff: RequestContext['staff']): Promise<Map<string, string>> {
  if (enquiryIds.length === 0) return new Map()
  const answer = await nullWhenAway(staff.ask(NameAuditedEnquiries, { enquiryIds }))
  return new Map(answer?.enquiries.map(({ id, reference }) => [id, reference]))
}
