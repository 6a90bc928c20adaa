import type { InferType, Schema } from 'yup'

import type { ErrorCode } from './errors.js'
import type { PartnerScope } from './vocabulary/partner-access.js'
import type { Permission } from './vocabulary/staff-access.js'

/** The deployables that take part in the talk. Only the gateway asks; services answer, say and hear. */
export const serviceNames = ['content', 'enquiry', 'ai-planning', 'notification', 'referral', 'identity'] as const
export type ServiceName = (typeof serviceNames)[number]

/** Deployables that may watch events without hearing them; content's own replicas forget their lists by them. */
export type Watcher = 'gateway' | 'content'

/**
 * Who may ask a question: `anyone`, any of our staff who is signed in, or staff with a permission; `freshWithinS` demands
 * that they proved who they are within so many seconds; or partners. The answering service checks it by the pass of
 * whoever asks, not by what the gateway says (S6).
 */
export type Access = 'anyone' | StaffAccess | PartnerAccess
export type StaffAccess = 'staff' | { readonly may: Permission; readonly freshWithinS?: number }
/** Whoever comes by a key, or by a key with a scope (S11). */
export type PartnerAccess = 'partner' | { readonly scope: PartnerScope }

export function isForPartners(access: Access): access is PartnerAccess {
  return access === 'partner' || (typeof access === 'object' && 'scope' in access)
}

/** How a question for staff may be refused before it is read; its `mayFail` begins with them. */
export const staffRefusals = ['SIGN_IN_REQUIRED', 'NOT_ALLOWED', 'FRESH_SIGN_IN_REQUIRED'] as const
/** The same of one for partners. */
export const partnerRefusals = ['API_KEY_REQUIRED', 'SCOPE_MISSING'] as const

/**
 * One question the gateway may ask and exactly one service answers (NATS request/reply).
 * The subject is `<service>.<noun>.<verb>`; the first word names who answers.
 *
 * A question grows service first, then gateway: a service refuses a field that it does not know, and answers nobody who
 * asks what it does not answer yet. docs/contracts.md tells the order of every change.
 */
export interface Question<
  Takes extends Schema = Schema,
  Gives extends Schema = Schema,
  Code extends ErrorCode = ErrorCode,
> {
  readonly kind: 'question'
  readonly subject: string
  readonly answeredBy: ServiceName
  /** Who may ask; checked before what is asked is read. */
  readonly access: Access
  /** What is asked; parsed strictly when asked and when answered. */
  readonly takes: Takes
  /** What is answered. */
  readonly gives: Gives
  /** Expected failures; any other failure of the answering service arrives as INTERNAL or UNAVAILABLE. */
  readonly mayFail: readonly Code[]
  /** Milliseconds after which the asker gives up with UNAVAILABLE and the answerer does not start any more. */
  readonly deadlineMs: number
  /** True when asking twice has the effect of asking once, so the asker may retry. */
  readonly repeatable: boolean
  /**
   * True when all it changes are drafts, or views of a list, that nobody but its asker sees: that is no act of staff, so nothing of it is on
   * the audit trail and no open page is told.
   */
  readonly changesDraftsOnly: boolean
}

/**
 * One thing that happened. It is said by one service inside the transaction that made it true, and heard by the
 * services in `heardBy`, each at least once and with effect exactly once.
 * The subject on the wire is `<service>.<noun>.<past>.v<N>.<id of the record it is about>`.
 *
 * An event grows in place by optional keys alone, in any order of deployment: who says it is strict, who hears it ignores
 * what it does not know. Every other change is a new version, heard before it is said.
 */
export interface SenebEvent<Carries extends Schema = Schema> {
  readonly kind: 'event'
  /** Without version and id, e.g. `enquiry.trip-plan.submitted`. */
  readonly name: string
  readonly version: number
  readonly carries: Carries
  readonly saidBy: ServiceName
  readonly heardBy: readonly ServiceName[]
  /**
   * Who empties its cache when this is said: every replica by a plain subscription, so at most once; what they cache
   * must expire by itself as well.
   */
  readonly watchedBy: readonly Watcher[]
  /**
   * Names of the events that lead to this one (empty: a person or a seed does). With them the event graph is
   * complete, and a test proves that it has no cycle.
   */
  readonly because: readonly string[]
  /** The field of the payload whose value ends the subject: the id of the record the event is about. */
  readonly about: string
  /**
   * The fields that name or describe a person. They are said to one service only and are sealed for it wherever the
   * event is stored.
   */
  readonly personal: readonly string[]
}

export type Input<Q extends Question> = InferType<Q['takes']>
export type Output<Q extends Question> = InferType<Q['gives']>
export type Payload<E extends SenebEvent> = InferType<E['carries']>

const questionSubject = /^([a-z]+(?:-[a-z]+)*)\.[a-z]+(?:-[a-z]+)*\.[a-z]+(?:-[a-z]+)*$/

/**
 * Declares a question. `access` has no default, so one without a rule does not compile. Throws at import when the subject
 * does not read `<service>.<noun>.<verb>`, or when one for staff does not name its refusals. `takes` and `gives` make the
 * schemas.
 */
export function question<Takes extends Schema, Gives extends Schema, const Code extends ErrorCode>(
  subject: string,
  shape: {
    access: Access
    takes: () => Takes
    gives: () => Gives
    mayFail: readonly Code[]
    deadlineMs?: number
    repeatable?: boolean
    changesDraftsOnly?: boolean
  },
): Question<Takes, Gives, Code> {
  const answeredBy = serviceOf(subject, questionSubject)
  assertRefusable(subject, shape)
  const [takes, gives] = [madeOnce(shape.takes), madeOnce(shape.gives)]
  return {
    kind: 'question',
    subject,
    answeredBy,
    access: shape.access,
    get takes() {
      return takes()
    },
    get gives() {
      return gives()
    },
    mayFail: shape.mayFail,
    deadlineMs: shape.deadlineMs ?? 3000,
    repeatable: shape.repeatable ?? false,
    changesDraftsOnly: shape.changesDraftsOnly ?? false,
  }
}

/**
 * Declares an event. Throws at import when the name does not begin with the service that says it, or when something
 * personal would be said to more than one hearer.
 */
export function event<Carries extends Schema>(
  name: string,
  version: number,
  shape: {
    carries: () => Carries
    saidBy: ServiceName
    heardBy: readonly ServiceName[]
    watchedBy?: readonly Watcher[]
    about: keyof InferType<Carries> & string
    because?: readonly string[]
    personal?: readonly (keyof InferType<Carries> & string)[]
  },
): SenebEvent<Carries> {
  if (serviceOf(name, questionSubject) !== shape.saidBy) {
    throw new Error(`event ${name} is said by ${shape.saidBy}, so its name must begin with "${shape.saidBy}."`)
  }
  assertSaidToOne(name, shape)
  const carries = madeOnce(shape.carries)
  return {
    kind: 'event',
    name,
    version,
    get carries() {
      return carries()
    },
    saidBy: shape.saidBy,
    heardBy: shape.heardBy,
    watchedBy: shape.watchedBy ?? [],
    because: shape.because ?? [],
    about: shape.about,
    personal: shape.personal ?? [],
  }
}

/**
 * Schemas are made when the first of their messages is read: every process knows all messages by name, and reads few of
 * them (P6).
 */
function madeOnce<S extends Schema>(make: () => S): () => S {
  let made: S | undefined
  return () => (made ??= make())
}

function assertRefusable(subject: string, { access, mayFail }: Pick<Question, 'access' | 'mayFail'>): void {
  if (access === 'anyone') return
  const isPartners = isForPartners(access)
  const refusals: readonly ErrorCode[] = isPartners ? partnerRefusals : staffRefusals
  if (refusals.every((code) => mayFail.includes(code))) return
  const [whom, name] = isPartners ? ['partners', 'partnerRefusals'] : ['staff', 'staffRefusals']
  throw new Error(`${subject} is for ${whom}, so its mayFail begins with ...${name}`)
}

function assertSaidToOne(
  name: string,
  shape: Pick<Partial<SenebEvent>, 'heardBy' | 'watchedBy' | 'about' | 'personal'>,
) {
  const { about = '', heardBy = [], personal = [], watchedBy = [] } = shape
  if (personal.length === 0) return
  if (personal.includes(about)) throw new Error(`event ${name} is about "${about}", which stands in its subject`)
  if (heardBy.length + watchedBy.length !== 1 || heardBy.length !== 1) {
    throw new Error(`event ${name} says something of a person, so exactly one service hears it; say others their own`)
  }
}

function serviceOf(subject: string, pattern: RegExp): ServiceName {
  const found = pattern.exec(subject)?.[1]
  const service = serviceNames.find((name) => name === found)
  if (!service) throw new Error(`"${subject}" must read <service>.<noun>.<verb> with a known service`)
  return service
}

/** The event's name with its version: what a hearer subscribes to and its frozen schema is filed under. */
export function eventKey(event: Pick<SenebEvent, 'name' | 'version'>): string {
  return `${event.name}.v${event.version}`
}

/** The subject one event is published on; it ends in the id of the record the event is about. */
export function eventSubject<E extends SenebEvent>(event: E, payload: Payload<E>): string {
  const id = String((payload as Record<string, unknown>)[event.about])
  if (!/^[A-Za-z0-9-]+$/.test(id)) throw new Error(`${eventKey(event)}: "${event.about}" cannot end a subject`)
  return `${eventKey(event)}.${id}`
}

/** The subjects a stream stores or a consumer filters for one kind of event. */
export function eventSubjects(event: Pick<SenebEvent, 'name' | 'version'>): string {
  return `${eventKey(event)}.*`
}

/** The JetStream stream that stores what a service says. */
export function streamName(service: ServiceName): string {
  return service.toUpperCase()
}

/** The durable consumer by which `service` hears `event`. */
export function consumerName(service: ServiceName, event: Pick<SenebEvent, 'name' | 'version'>): string {
  return `${service}__${eventKey(event).replaceAll('.', '_')}`
}
