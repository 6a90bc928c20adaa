import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql'
import type { Output } from '@seneb/contracts/define'
import {
  WithdrawPlanApproval,
  RegeneratePlan,
  ReadCarePlanVersion,
} from '@seneb/contracts/messages/ai-planning/care-plan-review.messages'
import {
  ApproveCarePlan,
  AttachPlanEvidence,
  ListCarePlans,
  ReadCarePlan,
  RequestPlanChanges,
  SaveCarePlan,
} from '@seneb/contracts/messages/ai-planning/care-plan.messages'
import { ReadPlanQuality } from '@seneb/contracts/messages/ai-planning/plan-quality.messages'
import { ListCareReferences } from '@seneb/contracts/messages/enquiry/care-enquiry.messages'
import { CreateCarePlan } from '@seneb/contracts/messages/enquiry/care-plan.messages'

import { staffPageOf } from '../graphql/connections.js'
import { type RequestContext, withoutNulls } from '../graphql/request-context.js'
import { nullIfUnavailable } from '../request-client.js'
import { lookupOf, type NameOf, readNames } from './staff-names.js'

interface ListRequest {
  readonly show: string
  readonly after?: string | null
}
interface Seen {
  readonly id: string
  readonly version: number
}
interface RequestedLine {
  readonly id?: string | null
  readonly part: string
  readonly day?: number | null
  readonly text: string
}
interface ReasonInput {
  readonly lineId: string
  readonly reason: string
}

type Figures = Output<typeof ReadPlanQuality>['total']

@Resolver()
export class CarePlansResolver {
  /** Returns a page of plans, with references of their enquiries. */
  @Query()
  async carePlans(@Args() args: ListRequest, @Context() { staff }: RequestContext) {
    const { next, plans, ...page } = await staff.sendRequest(ListCarePlans, withoutNulls(args))
    const references = await readReferences(
      plans.map(({ tripPlanId }) => tripPlanId),
      staff,
    )
    const nodes = plans.map((plan) => carePlanOf(plan, references))
    return { ...page, ...staffPageOf(nodes, { after: args.after, next }) }
  }

  /** Returns one plan with all its content. */
  @Query()
  async carePlan(@Args() { id: tripPlanId }: { id: string }, @Context() { staff }: RequestContext) {
    const [details, names, references] = await Promise.all([
      staff.sendRequest(ReadCarePlan, { tripPlanId }),
      readNames(staff),
      readReferences([tripPlanId], staff),
    ])
    return { ...planDetailsOf(details, lookupOf(names)), plan: carePlanOf(details.plan, references) }
  }

  /** One version of a plan. */
  @Query()
  async carePlanVersion(
    @Args() { id: tripPlanId, number }: { id: string; number: number },
    @Context() { staff }: RequestContext,
  ) {
    return staff.sendRequest(ReadCarePlanVersion, { tripPlanId, number })
  }

  /** Saves a plan as its next version (D-49). */
  @Mutation()
  async saveCarePlan(
    @Args()
    {
      id: tripPlanId,
      lines,
      reasons,
      removed,
      version,
    }: Seen & { lines: RequestedLine[]; reasons: ReasonInput[]; removed: string[] },
    @Context() { staff }: RequestContext,
  ) {
    const written = lines.map((line) => withoutNulls(line))
    return saved(await staff.sendRequest(SaveCarePlan, { tripPlanId, version, lines: written, removed, reasons }))
  }

  /** Attaches a quotation from a source to a plan. */
  @Mutation()
  async attachPlanEvidence(
    @Args() { id: tripPlanId, ...args }: Seen & { quote: string; source: string; link?: string | null; on: string },
    @Context() { staff }: RequestContext,
  ) {
    return saved(await staff.sendRequest(AttachPlanEvidence, { ...withoutNulls(args), tripPlanId }))
  }

  /** Approves a plan (D-49, O-7). */
  @Mutation()
  async approveCarePlan(@Args() { id: tripPlanId, version }: Seen, @Context() { staff }: RequestContext) {
    const approved = await staff.sendRequest(ApproveCarePlan, { tripPlanId, version })
    return { ...saved(approved), state: approved.state }
  }

  /** Requests changes of a plan. */
  @Mutation()
  async requestPlanChanges(
    @Args() { id: tripPlanId, note, version }: Seen & { note: string },
    @Context() { staff }: RequestContext,
  ) {
    return saved(await staff.sendRequest(RequestPlanChanges, { tripPlanId, version, note }))
  }

  /** Withdraws approvals of a plan that is not mailed yet (D-49). */
  @Mutation()
  async withdrawPlanApproval(
    @Args() { id: tripPlanId, note, version }: Seen & { note: string },
    @Context() { staff }: RequestContext,
  ) {
    return saved(await staff.sendRequest(WithdrawPlanApproval, { tripPlanId, version, note }))
  }

  /** Creates a plan that a person writes (D-66). */
  @Mutation()
  async createCarePlan(@Args() { id }: { id: string }, @Context() { staff }: RequestContext) {
    const { enquiryId } = await staff.sendRequest(CreateCarePlan, { enquiryId: id })
    return { id: enquiryId }
  }

  /** Requests another draft (D-49). */
  @Mutation()
  async regeneratePlan(
    @Args() { id: tripPlanId, reason, version }: Seen & { reason: string },
    @Context() { staff }: RequestContext,
  ) {
    return saved(await staff.sendRequest(RegeneratePlan, { tripPlanId, version, reason }))
  }

  /** The report on how much people change of drafts (D-49). */
  @Query()
  async planQuality(@Args() { weeks }: { weeks: number }, @Context() { staff }: RequestContext) {
    const report = await staff.sendRequest(ReadPlanQuality, { weeks })
    return {
      weeks: report.weeks,
      total: figuresOf(report.total),
      byWeek: report.byWeek.map(({ figures, monday }) => ({ monday, figures: figuresOf(figures) })),
      bySpecialty: report.bySpecialty.map(({ figures, specialty }) => ({ specialty, figures: figuresOf(figures) })),
      byWriter: report.byWriter.map(({ figures, model, writer }) => {
        return { model, writer, figures: figuresOf(figures) }
      }),
      byPart: report.byPart.map(({ medianEdit, part, plans }) => {
        return { part, plans, medianEditShare: medianEdit / 1000 }
      }),
      reasons: report.reasons,
      changedPlans: report.changedPlans.map(({ edit, tripPlanId: id, ...plan }) => {
        return { ...plan, id, editShare: edit / 1000 }
      }),
    }
  }
}

function saved({ tripPlanId: id, version }: { tripPlanId: string; version: number }) {
  return { id, version }
}

function figuresOf({ medianEdit, medianUnchanged, ...figures }: Figures) {
  return { ...figures, medianEditShare: shareOf(medianEdit), medianUnchangedShare: shareOf(medianUnchanged) }
}

function shareOf(permille: number | undefined): number | undefined {
  return permille === undefined ? undefined : permille / 1000
}

type Listed = Output<typeof ListCarePlans>['plans'][number]
type Details = Output<typeof ReadCarePlan>
type Reference = Output<typeof ListCareReferences>['enquiries'][number]

/** References of the enquiries of some plans; plans are shown without them while the enquiry service is away. */
async function readReferences(
  enquiryIds: string[],
  staff: RequestContext['staff'],
): Promise<ReadonlyMap<string, Reference>> {
  if (enquiryIds.length === 0) return new Map()
  const reply = await nullIfUnavailable(staff.sendRequest(ListCareReferences, { enquiryIds }))
  return new Map((reply?.enquiries ?? []).map((enquiry) => [enquiry.id, enquiry]))
}

/** A plan as the schema has it. */
function carePlanOf({ tripPlanId: id, ...plan }: Listed, references: ReadonlyMap<string, Reference>) {
  return { ...plan, id, enquiry: references.get(id) }
}

/** Converts a plan to the form of the schema. */
function planDetailsOf({ plan: _plan, ...details }: Details, nameOf: NameOf) {
  return {
    ...details,
    evidence: details.evidence.map(({ addedBy, ...one }) => ({ ...one, addedBy: nameOf(addedBy) })),
    returned: details.returned && { note: details.returned.note, by: nameOf(details.returned.staffId) },
    redraft: details.redraft && redraftOf(details.redraft, nameOf),
    versions: details.versions.map(({ authorId, ...version }) => ({ ...version, author: nameOf(authorId) })),
  }
}

function redraftOf({ requestedBy, ...redraft }: NonNullable<Details['redraft']>, nameOf: NameOf) {
  return { ...redraft, by: nameOf(requestedBy) }
}
