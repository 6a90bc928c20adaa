import { isSchema, object, type AnyObject, type InferType, type ObjectShape, type Schema } from 'yup'

import type { ErrorCode } from './errors.js'
import type { PartnerScope } from './vocabulary/partner-access.js'
import type { Permission } from './vocabulary/staff-access.js'

/** Services that reply to requests, publish events and consume them. Only the gateway sends requests. */
export const serviceNames = ['content', 'enquiry', 'ai-planning', 'notification', 'referral', 'identity'] as const
export type ServiceName = (typeof serviceNames)[number]

/**
 * Deployables that may receive events without a durable consumer. Replicas of content clear their cached lists on them.
 */
export type BroadcastTarget = 'gateway' | 'content'

/**
 * Access to a request: `anyone`, staff with a permission, or partners. `maxAuthAgeSeconds` requires
 * that staff proved their identity within that many seconds. The replying service checks the caller's identity token,
 * not the gateway's word (S6).
 */
export type Access = 'anyone' | StaffAccess | PartnerAccess
export type StaffAccess = { readonly permission: Permission; readonly maxAuthAgeSeconds?: number }
/** Any API key, or a key with the given scope (S11). */
export type PartnerAccess = 'partner' | { readonly scope: PartnerScope }

export function isPartnerAccess(access: Access): access is PartnerAccess {
  return access === 'partner' || (typeof access === 'object' && 'scope' in access)
}

/** Errors that requests share, which their declarations do not repeat. */
export const sharedErrors = {
  everyRequest: ['INPUT_INVALID', 'UNAVAILABLE'],
  forStaff: ['SIGN_IN_REQUIRED', 'NOT_ALLOWED', 'REAUTHENTICATION_REQUIRED', 'SCOPE_MISSING', 'NOT_FOR_TOKENS'],
  forPartners: ['API_KEY_REQUIRED', 'SCOPE_MISSING'],
} as const satisfies Record<string, readonly ErrorCode[]>

/** Returns the errors that every request with this access can fail with. */
function sharedErrorsOf(access: Access): readonly ErrorCode[] {
  if (access === 'anyone') return sharedErrors.everyRequest
  return [...sharedErrors.everyRequest, ...(isPartnerAccess(access) ? sharedErrors.forPartners : sharedErrors.forStaff)]
}

/**
 * Request that the gateway may send and exactly one service replies to (NATS request/reply). The subject is
 * `<service>.<noun>.<verb>`; the first word names the replying service. Extend a request in the service first, then in
 * the gateway: a service rejects unknown fields. docs/contracts.md gives the deployment order of every change.
 */
export interface RequestContract<InputSchema extends Schema = Schema, OutputSchema extends Schema = Schema> {
  readonly kind: 'request'
  readonly subject: string
  readonly service: ServiceName
  /** Access required; checked before the input is parsed. */
  readonly access: Access
  /** Input of the request; parsed strictly by both the sender and the replying service. */
  readonly input: InputSchema
  /** Output of the request. */
  readonly output: OutputSchema
  /** Expected failures; any other failure of the service arrives as INTERNAL or UNAVAILABLE. */
  readonly errors: readonly ErrorCode[]
  /** Milliseconds after which the caller gives up with UNAVAILABLE and the service no longer starts the work. */
  readonly deadlineMs: number
  /** True when repeating the request has no further effect, so the caller may retry. */
  readonly idempotent: boolean
  /**
   * True when the request changes only drafts or list views that only the caller sees. It then has no audit entry, and
   * open pages are not notified.
   */
  readonly isAuditExempt: boolean
  /**
   * Field of the output with records about people: a page, or one record. A personal token that reads it leaves an audit
   * entry with their number, because a program can read all of them.
   */
  readonly recordsOfPeople?: string
}

/**
 * An event. One service publishes it in the transaction of the change. Each service in `consumers` receives it at least
 * once and applies it exactly once. The subject is `<service>.<noun>.<past>.v<N>.<record id>`. An event may only gain
 * optional keys, in any order of deployment. Every other change is a new version; its consumers are deployed before its
 * publisher.
 */
export interface EventContract<PayloadSchema extends Schema = Schema> {
  readonly kind: 'event'
  /** Without version and id, e.g. `enquiry.trip-plan.submitted`. */
  readonly name: string
  readonly version: number
  readonly payload: PayloadSchema
  readonly publisher: ServiceName
  readonly consumers: readonly ServiceName[]
  /**
   * Watchers that clear their cache on this event. Every replica uses a plain subscription, so delivery is at most
   * once; cached data must also expire.
   */
  readonly broadcastTo: readonly BroadcastTarget[]
  /**
   * Names of the events that lead to this one (empty: a person or a seed does). With them the event graph is
   * complete, and a test proves that it has no cycle.
   */
  readonly causedBy: readonly string[]
  /** Field of the payload whose value ends the subject: the id of the event's record. */
  readonly subjectKey: string
  /**
   * Fields that name or describe a person. They are sent to one service only, and are encrypted for it wherever the
   * event is stored.
   */
  readonly personalFields: readonly string[]
}

export type Input<Q extends RequestContract> = InferType<Q['input']>
export type Output<Q extends RequestContract> = InferType<Q['output']>
export type Payload<E extends EventContract> = InferType<E['payload']>

const noFields = object({}).noUnknown()

/** The fields of a message, or its schema. */
type Shape = ObjectShape | Schema
type SchemaOf<S extends Shape> = S extends Schema
  ? S
  : S extends ObjectShape
    ? ReturnType<typeof object<AnyObject, S>>
    : never

const requestSubject = /^([a-z]+(?:-[a-z]+)*)\.[a-z]+(?:-[a-z]+)*\.[a-z]+(?:-[a-z]+)*$/

/**
 * Declares a request. `access` has no default, so a request without an access rule does not compile. Throws at import
 * when the subject does not match `<service>.<noun>.<verb>`. `input` lists the fields that a caller may send; without
 * it there are none. `output` lists those of the reply.
 */
export function defineRequest<OutputShape extends Shape, InputShape extends Shape = typeof noFields>(
  subject: string,
  shape: {
    access: Access
    input?: () => InputShape
    output: () => OutputShape
    /** Expected failures besides the shared ones. */
    errors?: readonly ErrorCode[]
    deadlineMs?: number
    idempotent?: boolean
    isAuditExempt?: boolean
    recordsOfPeople?: keyof InferType<SchemaOf<OutputShape>> & string
  },
): RequestContract<SchemaOf<InputShape>, SchemaOf<OutputShape>> {
  const service = serviceOf(subject, requestSubject)
  const input = lazy(() => strictSchema(shape.input?.() ?? (noFields as Shape as InputShape)))
  const output = lazy(() => schemaOf(shape.output()))
  return {
    kind: 'request',
    subject,
    service,
    access: shape.access,
    get input() {
      return input()
    },
    get output() {
      return output()
    },
    errors: [...sharedErrorsOf(shape.access), ...(shape.errors ?? [])],
    deadlineMs: shape.deadlineMs ?? 3000,
    idempotent: shape.idempotent ?? false,
    isAuditExempt: shape.isAuditExempt ?? false,
    recordsOfPeople: shape.recordsOfPeople,
  }
}

/**
 * Declares an event. Throws at import when the name does not begin with the publishing service, or when personal fields
 * would go to more than one consumer.
 */
export function defineEvent<PayloadShape extends Shape>(
  name: string,
  version: number,
  shape: {
    payload: () => PayloadShape
    publisher: ServiceName
    consumers: readonly ServiceName[]
    broadcastTo?: readonly BroadcastTarget[]
    subjectKey: keyof InferType<SchemaOf<PayloadShape>> & string
    causedBy?: readonly string[]
    personalFields?: readonly (keyof InferType<SchemaOf<PayloadShape>> & string)[]
  },
): EventContract<SchemaOf<PayloadShape>> {
  if (serviceOf(name, requestSubject) !== shape.publisher) {
    throw new Error(`event ${name} is said by ${shape.publisher}, so its name must begin with "${shape.publisher}."`)
  }
  assertSingleConsumer(name, shape)
  const payload = lazy(() => strictSchema(shape.payload()))
  return {
    kind: 'event',
    name,
    version,
    get payload() {
      return payload()
    },
    publisher: shape.publisher,
    consumers: shape.consumers,
    broadcastTo: shape.broadcastTo ?? [],
    causedBy: shape.causedBy ?? [],
    subjectKey: shape.subjectKey,
    personalFields: shape.personalFields ?? [],
  }
}

/** Schemas are created on first use: every process knows all messages by name, and reads few of them (P6). */
function lazy<T>(make: () => T): () => T {
  let value: T | undefined
  return () => (value ??= make())
}

function schemaOf<S extends Shape>(shape: S): SchemaOf<S> {
  return (isSchema(shape) ? shape : object(shape as ObjectShape)) as SchemaOf<S>
}

/** Returns a schema that refuses keys other than its fields. */
function strictSchema<S extends Shape>(shape: S): SchemaOf<S> {
  return (isSchema(shape) ? shape : object(shape as ObjectShape).noUnknown()) as SchemaOf<S>
}

function assertSingleConsumer(
  name: string,
  shape: Pick<Partial<EventContract>, 'consumers' | 'broadcastTo' | 'subjectKey' | 'personalFields'>,
) {
  const { subjectKey = '', consumers = [], personalFields = [], broadcastTo = [] } = shape
  if (personalFields.length === 0) return
  if (personalFields.includes(subjectKey))
    throw new Error(`event ${name} is about "${subjectKey}", which stands in its subject`)
  if (consumers.length + broadcastTo.length !== 1 || consumers.length !== 1) {
    throw new Error(`event ${name} says something of a person, so exactly one service hears it; say others their own`)
  }
}

function serviceOf(subject: string, pattern: RegExp): ServiceName {
  const matched = pattern.exec(subject)?.[1]
  const service = serviceNames.find((name) => name === matched)
  if (!service) throw new Error(`"${subject}" must read <service>.<noun>.<verb> with a known service`)
  return service
}

/** Returns the event's name with its version; consumers subscribe by it, and its frozen schema is filed under it. */
export function eventKey(event: Pick<EventContract, 'name' | 'version'>): string {
  return `${event.name}.v${event.version}`
}

/** The subject one event is published on; it ends in the id of the record the event is about. */
export function eventSubject<E extends EventContract>(event: E, payload: Payload<E>): string {
  const id = String((payload as Record<string, unknown>)[event.subjectKey])
  if (!/^[A-Za-z0-9-]+$/.test(id)) throw new Error(`${eventKey(event)}: "${event.subjectKey}" cannot end a subject`)
  return `${eventKey(event)}.${id}`
}

/** The subjects a stream stores or a consumer filters for one kind of event. */
export function eventSubjects(event: Pick<EventContract, 'name' | 'version'>): string {
  return `${eventKey(event)}.*`
}

/** Returns the name of the JetStream stream that stores a service's published events. */
export function streamName(service: ServiceName): string {
  return service.toUpperCase()
}

/** Returns the name of the durable consumer through which `service` receives `event`. */
export function consumerName(service: ServiceName, event: Pick<EventContract, 'name' | 'version'>): string {
  return `${service}__${eventKey(event).replaceAll('.', '_')}`
}
