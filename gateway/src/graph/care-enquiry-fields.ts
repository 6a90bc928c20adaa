import type { Output } from '@seneb/contracts/define'
import type { ListCareEnquiries, ReadCareEnquiry } from '@seneb/contracts/messages/enquiry/care-enquiry.messages'

import type { NameOf } from './staff-names.js'

type Listed = Output<typeof ListCareEnquiries>['enquiries'][number]
type Details = Output<typeof ReadCareEnquiry>
type Line = Details['events'][number]
type Merged = Details['merged'][number]

/** Returns the saved enquiry as the schema has it. */
export function savedEnquiry({ enquiryId: id, version }: { enquiryId: string; version: number }) {
  return { id, version }
}

/** An enquiry as the schema has it. */
export function careEnquiryOf({ assigneeId, ...enquiry }: Listed, nameOf: NameOf) {
  return { ...enquiry, assignee: nameOf(assigneeId) }
}

/** A line of the timeline as the schema has it. */
export function careEventOf({ actorId, assigneeId, message, ...line }: Line, nameOf: NameOf) {
  const people = { actor: nameOf(actorId), assignee: nameOf(assigneeId) }
  return { ...line, ...people, message: message && careMessageOf(message, nameOf) }
}

/** A message as the schema has it. */
export function careMessageOf({ readById, ...message }: NonNullable<Line['message']>, nameOf: NameOf) {
  return { ...message, readBy: nameOf(readById) }
}

/** A merged enquiry as the schema has it. */
export function mergedOf({ enquiryId: id, mergedById, ...merge }: Merged, nameOf: NameOf) {
  return { ...merge, id, mergedBy: nameOf(mergedById) }
}
