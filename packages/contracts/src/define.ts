import type { InferType, Schema } from 'yup'

import type { ErrorCode } from './errors.js'
import type { PartnerScope } from './vocabulary/partner-access.js'
import type { Permission } from './vocabulary/staff-access.js'

/** The deployables that take part in the talk. Only the gateway asks; services answer, say and hear. */
export const serviceNames = ['content', 'enquiry', 'ai-planning', 'notification', 'referral', 'identity'] as const
export type ServiceName = (typeof serviceNames)[number]

/** Deployables that may watch events without hearing them; content's own replicas forget their lists by them. */
export type BroadcastTarget = 'gateway' | 'content'

/**
 * Access to a request: `anyone`, signed-in staff, staff with a permission, or partners. `maxAuthAgeSeconds` requires
 * that staff proved their identity within that many seconds. The replying service checks the caller's identity token,
 * not the gateway's word (S6).
 */
export type Access = 'anyone' | StaffAccess | PartnerAccess
export type StaffAccess = 'staff' | { readonly permission: Permission; readonly maxAuthAgeSeconds?: number }
/** Any API key, or one with the given scope (S11). */
export type PartnerAccess = 'partner' | { readonly scope: PartnerScope }

export function isPartnerAccess(access: Access): access is PartnerAccess {
  return access === 'partner' || (typeof access === 'object' && 'scope' in access)
}

/** Errors with which a staff request can be refused before its input is parsed; its `errors` begins with them. */
export const staffAuthErrors = ['SIGN_IN_REQUIRED', 'NOT_ALLOWED', 'FRESH_SIGN_IN_REQUIRED'] as const
/** The same of one for partners. */
export const partnerAuthErrors = ['API_KEY_REQUIRED', 'SCOPE_MISSING'] as const

/**
 * One question the gateway may ask and exactly one service answers (NATS request/reply).
 * The subject is `<service>.<noun>.<verb>`; the first word names who answers.
 *
 * A question grows service first, then gateway: a service refuses a field that it does not know, and answers nobody who
 * asks what it does not answer yet. docs/contracts.md tells the order of every change.
 */
export interface RequestContract<
  InputSchema extends Schema = Schema,
  OutputSchema extends Schema = Schema,
  Code extends ErrorCode = ErrorCode,
> {
  readonly kind: 'request'
  readonly subject: string
  readonly service: ServiceName
  /** Access required; checked before the input is parsed. */
  readonly access: Access
  /** Input of the request; parsed strictly by both the sender and the replying service. */
  readonly input: InputSchema
  /** Output of the request. */
  readonly output: OutputSchema
  /** Expected failures; any other failure of the answering service arrives as INTERNAL or UNAVAILABLE. */
  readonly errors: readonly Code[]
  /** Milliseconds after which the asker gives up with UNAVAILABLE and the answerer does not start any more. */
  readonly deadlineMs: number
  /** True when asking twice has the effect of asking once, so the asker may retry. */
  readonly idempotent: boolean
  /**
   * True when all it changes are drafts, or views of a list, that nobody but its asker sees: that is no act of staff, so nothing of it is on
   * the audit trail and no open page is told.
   */
  readonly isAuditExempt: boolean
}

/**
 * One thing that happened. It is said by one service inside the transaction that made it true, and heard by the
 * services in `consumers`, each at least once and with effect exactly once.
 * The subject on the wire is `<service>.<noun>.<past>.v<N>.<id of the record it is about>`.
 *
 * An event grows in place by optional keys alone, in any order of deployment: who says it is strict, who hears it ignores
 * what it does not know. Every other change is a new version, heard before it is said.
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
  /** The field of the payload whose value ends the subject: the id of the record the event is about. */
  readonly subjectKey: string
  /**
   * The fields that name or describe a person. They are said to one service only and are sealed for it wherever the
   * event is stored.
   */
  readonly personalFields: readonly string[]
}

export type Input<Q extends RequestContract> = InferType<Q['input']>
export type Output<Q extends RequestContract> = InferType<Q['output']>
export type Payload<E extends EventContract> = InferType<E['payload']>

const requestSubject = /^([a-z]+(?:-[a-z]+)*)\.[a-z]+(?:-[a-z]+)*\.[a-z]+(?:-[a-z]+)*$/

/**
 * Declares a question. `access` has no default, so one without a rule does not compile. Throws at import when the subject
 * does not read `<service>.<noun>.<verb>`, or when one for staff does not name its refusals. `input` and `output` make the
 * schemas.
 */
export function defineRequest<InputSchema extends Schema, OutputSchema extends Schema, const Code extends ErrorCode>(
  subject: string,
  shape: {
    access: Access
    input: () => InputSchema
    output: () => OutputSchema
    errors: readonly Code[]
    deadlineMs?: number
    idempotent?: boolean
    isAuditExempt?: boolean
  },
): RequestContract<InputSchema, OutputSchema, Code> {
  const service = serviceOf(subject, requestSubject)
  assertAuthErrorsDeclared(subject, shape)
  const [input, output] = [lazy(shape.input), lazy(shape.output)]
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
    errors: shape.errors,
    deadlineMs: shape.deadlineMs ?? 3000,
    idempotent: shape.idempotent ?? false,
    isAuditExempt: shape.isAuditExempt ?? false,
  }
}

/**
 * Declares an event. Throws at import when the name does not begin with the service that says it, or when something
 * personal would be said to more than one hearer.
 */
export function defineEvent<PayloadSchema extends Schema>(
  name: string,
  version: number,
  shape: {
    payload: () => PayloadSchema
    publisher: ServiceName
    consumers: readonly ServiceName[]
    broadcastTo?: readonly BroadcastTarget[]
    subjectKey: keyof InferType<PayloadSchema> & string
    causedBy?: readonly string[]
    personalFields?: readonly (keyof InferType<PayloadSchema> & string)[]
  },
): EventContract<PayloadSchema> {
  if (serviceOf(name, requestSubject) !== shape.publisher) {
    throw new Error(`event ${name} is said by ${shape.publisher}, so its name must begin with "${shape.publisher}."`)
  }
  assertSingleConsumer(name, shape)
  const payload = lazy(shape.payload)
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

/**
 * Schemas are made when the first of their messages is read: every process knows all messages by name, and reads few of
 * them (P6).
 */
function lazy<S extends Schema>(make: () => S): () => S {
  let value: S | undefined
  return () => (value ??= make())
}

function assertAuthErrorsDeclared(
  subject: string,
  { access, errors }: Pick<RequestContract, 'access' | 'errors'>,
): void {
  if (access === 'anyone') return
  const isPartners = isPartnerAccess(access)
  const authErrors: readonly ErrorCode[] = isPartners ? partnerAuthErrors : staffAuthErrors
  if (authErrors.every((code) => errors.includes(code))) return
  const [whom, name] = isPartners ? ['partners', 'partnerRefusals'] : ['staff', 'staffRefusals']
  throw new Error(`${subject} is for ${whom}, so its errors begin with ...${name}`)
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

/** The event's name with its version: what a hearer subscribes to and its frozen schema is filed under. */
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

/** The JetStream stream that stores what a service says. */
export function streamName(service: ServiceName): string {
  return service.toUpperCase()
}

/** The durable consumer by which `service` hears `event`. */
export function consumerName(service: ServiceName, event: Pick<EventContract, 'name' | 'version'>): string {
  return `${service}__${eventKey(event).replaceAll('.', '_')}`
}
