import type { Output } from '@seneb/contracts/define'
import type { ListCarePlans, ReadCarePlan } from '@seneb/contracts/messages/ai-planning/care-plan.messages'
import { ListCareReferences } from '@seneb/contracts/messages/enquiry/care-enquiry.messages'

import type { NameOf } from '../care-enquiries/care-enquiry.js'
import type { RequestContext } from '../graphql/request-context.js'
import { nullWhenAway } from '../queues/service-status.js'

type Listed = Output<typeof ListCarePlans>['plans'][number]
type Details = Output<typeof ReadCarePlan>
type Reference = Output<typeof ListCareReferences>['enquiries'][number]

/** What the enquiries of some plans are known by; plans are shown without while the enquiry service is away. */
export async function readReferences(
  enquiryIds: string[],
  staff: RequestContext['staff'],
): Promise<ReadonlyMap<string, Reference>> {
  if (enquiryIds.length === 0) return new Map()
  const answer = await nullWhenAway(staff.ask(ListCareReferences, { enquiryIds }))
  return new Map((answer?.enquiries ?? []).map((enquiry) => [enquiry.id, enquiry]))
}

/** A plan as the schema has it. */
export function carePlanOf({ tripPlanId: id, ...plan }: Listed, references: ReadonlyMap<string, Reference>) {
  return { ...plan, id, enquiry: references.get(id) }
}

/** Everything in a plan as the schema has it. */
export function planDetailsOf({ plan: _plan, ...details }: Details, nameOf: NameOf) {
  return {
    ...details,
    evidence: details.evidence.map(({ addedBy, ...one }) => ({ ...one, addedBy: nameOf(addedBy) })),
    returned: details.returned && { words: details.returned.words, by: nameOf(details.returned.staffId) },
    redraft: details.redraft && redraftOf(details.redraft, nameOf),
    versions: details.versions.map(({ authorId, ...version }) => ({ ...version, author: nameOf(authorId) })),
  }
}

function redraftOf({ askedBy, ...redraft }: NonNullable<Details['redraft']>, nameOf: NameOf) {
  return { ...redraft, by: nameOf(askedBy) }
}
