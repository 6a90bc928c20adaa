import { reached, reachedOnce, surplus, type Stage } from './stage.js'

/** Traces of a run's submissions, everywhere they leave one. */
export interface Facts {
  /** Ids of all receipts, one list per accepted submission. */
  readonly receipts: readonly (readonly string[])[]
  /**
   * IDs of submissions stored for clients that disconnected permanently: they got no receipt, but all following stages
   * are still required.
   */
  readonly storedForDisconnected: readonly string[]
  readonly tripPlans: readonly { readonly id: string; readonly email: string }[]
  /** `enquiry.trip-plan.submitted` in the outbox of enquiry. */
  readonly submitted: readonly PublishedFact[]
  /** `enquiry.ai-plan.requested` in the outbox of enquiry. */
  readonly planRequested: readonly PublishedFact[]
  /** Event ids in the inbox of ai-planning and of notification. */
  readonly planningInbox: ReadonlySet<string>
  readonly notificationInbox: ReadonlySet<string>
  /** `ai-planning.ai-plan.generated` and `.failed` in the outbox of ai-planning. */
  readonly announced: readonly PublishedFact[]
  readonly deliveries: readonly DeliveryFact[]
  /** Message-ID of every mail that arrived, once per arrival. */
  readonly mails: readonly string[]
}

export interface PublishedFact {
  readonly eventId: string
  readonly tripPlanId: string
  readonly isPublished: boolean
}

export interface DeliveryFact {
  readonly tripPlanId: string
  readonly kind: 'receipt' | 'operator'
  readonly isSent: boolean
  readonly messageId: string
}

export interface Account {
  readonly stages: readonly Stage[]
  /** Acknowledged submissions, or stored ones of disconnected clients, that are missing at any stage. */
  readonly lost: number
  /** Number of duplicate rows, events, plans and deliveries. */
  readonly doubled: number
  /** Mails that arrived more than once under their Message-ID. */
  readonly dupMails: number
  readonly mails: number
}

/** Follows every acknowledged submission, and every stored one of a disconnected client, through the seven stages. */
export function accountFor(facts: Facts): Account {
  const stages = [...stagesOfEnquiry(facts), ...stagesOfHearers(facts), ...stagesOfMail(facts)]
  const mails = facts.mails.length
  return {
    stages,
    lost: new Set(stages.flatMap(({ missing }) => missing)).size,
    doubled: stages.reduce((sum, { doubled }) => sum + doubled, 0),
    dupMails: mails - new Set(facts.mails).size,
    mails,
  }
}

function stagesOfEnquiry(facts: Facts): Stage[] {
  const { planRequested, receipts, tripPlans, submitted } = facts
  const published = [submitted, planRequested].map((events) => aboutOf(events.filter(({ isPublished }) => isPublished)))
  const owed = owedIds(facts)
  const twoReceipts = receipts.filter((ids) => new Set(ids).size > 1).length
  const emails = new Set(tripPlans.map(({ email }) => email))
  return [
    { name: '1 acknowledged', found: receipts.length, missing: [], doubled: twoReceipts },
    { ...reached('2 trip_plans rows', owed, idsOf(tripPlans)), doubled: tripPlans.length - emails.size },
    reachedOnce('3 outbox rows, mails', owed, aboutOf(submitted)),
    reachedOnce('3 outbox rows, plan', owed, aboutOf(planRequested)),
    reached('4 published, mails', owed, published[0] ?? []),
    reached('4 published, plan', owed, published[1] ?? []),
  ]
}

function stagesOfHearers(facts: Facts): Stage[] {
  const { announced, notificationInbox, planningInbox, planRequested, submitted } = facts
  const owed = owedIds(facts)
  const consumers = (events: readonly PublishedFact[], inbox: ReadonlySet<string>) =>
    aboutOf(events.filter(({ eventId }) => inbox.has(eventId)))
  return [
    reached('5 inbox rows, ai-planning', owed, consumers(planRequested, planningInbox)),
    reached('5 inbox rows, notification', owed, consumers(submitted, notificationInbox)),
    reachedOnce('5 plans announced', owed, aboutOf(announced)),
    reached('5 inbox rows, plan outcome', owed, consumers(announced, notificationInbox)),
  ]
}

function stagesOfMail(facts: Facts): Stage[] {
  const { deliveries, mails } = facts
  const owed = owedIds(facts)
  const arrived = new Set(mails)
  const deliveredIds = new Set(deliveries.map(({ messageId }) => messageId))
  const strays = [...arrived].filter((messageId) => !deliveredIds.has(messageId)).length
  const ofKind = (kind: DeliveryFact['kind']) => deliveries.filter((delivery) => delivery.kind === kind)
  const sent = (kind: DeliveryFact['kind']) => aboutOf(ofKind(kind).filter(({ isSent }) => isSent))
  const mailed = (kind: DeliveryFact['kind']) => aboutOf(ofKind(kind).filter((row) => arrived.has(row.messageId)))
  return [
    { ...reached('6 receipts sent', owed, sent('receipt')), doubled: surplus(aboutOf(ofKind('receipt'))) },
    { ...reached('6 operator mails sent', owed, sent('operator')), doubled: surplus(aboutOf(ofKind('operator'))) },
    // A mail without a delivery is counted as a duplicate, regardless of its kind.
    { ...reached('7 unique receipts', owed, mailed('receipt')), doubled: strays },
    reached('7 unique operator mails', owed, mailed('operator')),
  ]
}

/** Returns the ids of submissions that must have reached the last stage. */
function owedIds({ receipts, storedForDisconnected }: Facts): string[] {
  return [...new Set([...receipts.flat(), ...storedForDisconnected])]
}

function idsOf(rows: readonly { readonly id: string }[]): string[] {
  return rows.map(({ id }) => id)
}

function aboutOf(rows: readonly { readonly tripPlanId: string }[]): string[] {
  return rows.map(({ tripPlanId }) => tripPlanId)
}
