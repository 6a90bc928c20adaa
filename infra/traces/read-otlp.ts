import { Ajv } from 'ajv'

import { HttpError } from './read-body.ts'
import { spanKinds, type AttributeValue, type Span, type SpanStatus } from './span.ts'
import type { TraceStore } from './trace-store.ts'

/** Value of an attribute, wrapped by its type; lists and maps are shown only by their length. */
interface OtlpValue {
  readonly stringValue?: string
  readonly boolValue?: boolean
  readonly intValue?: string | number
  readonly doubleValue?: number
  readonly arrayValue?: { readonly values?: readonly unknown[] }
  readonly kvlistValue?: { readonly values?: readonly unknown[] }
}

interface OtlpAttribute {
  readonly key: string
  readonly value?: OtlpValue
}

export interface OtlpSpan {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly kind?: number
  readonly startTimeUnixNano: string | number
  readonly endTimeUnixNano: string | number
  readonly attributes?: readonly OtlpAttribute[]
  readonly status?: { readonly code?: number; readonly message?: string }
}

/** Export that a process sends to `/v1/traces`, as far as the viewer reads it. */
export interface OtlpExport {
  readonly resourceSpans?: readonly {
    readonly resource?: { readonly attributes?: readonly OtlpAttribute[] }
    readonly scopeSpans?: readonly { readonly spans?: readonly OtlpSpan[] }[]
  }[]
}

const listOf = (items: object) => ({ type: 'array', items })
const hexDigits = (count: number) => ({ type: 'string', pattern: `^[0-9a-fA-F]{${count}}$` })

/** Nanoseconds since 1970, as text because no number of JavaScript is as exact. */
const nanos = { type: ['string', 'integer'], pattern: '^[0-9]{1,19}$', minimum: 0, maximum: 1e19 }

const value = {
  type: 'object',
  properties: {
    stringValue: { type: 'string' },
    boolValue: { type: 'boolean' },
    intValue: { type: ['string', 'integer'], pattern: '^-?[0-9]{1,19}$' },
    doubleValue: { type: 'number' },
    arrayValue: { type: 'object', properties: { values: { type: 'array' } } },
    kvlistValue: { type: 'object', properties: { values: { type: 'array' } } },
  },
}

const attributes = listOf({ type: 'object', required: ['key'], properties: { key: { type: 'string' }, value } })

const span = {
  type: 'object',
  required: ['traceId', 'spanId', 'name', 'startTimeUnixNano', 'endTimeUnixNano'],
  properties: {
    traceId: hexDigits(32),
    spanId: hexDigits(16),
    parentSpanId: { type: 'string', pattern: '^([0-9a-fA-F]{16})?$' },
    name: { type: 'string' },
    kind: { type: 'integer', minimum: 0, maximum: 5 },
    startTimeUnixNano: nanos,
    endTimeUnixNano: nanos,
    attributes,
    status: {
      type: 'object',
      properties: { code: { type: 'integer', minimum: 0, maximum: 2 }, message: { type: 'string' } },
    },
  },
}

const resource = { type: 'object', properties: { attributes } }
const scopeSpans = listOf({ type: 'object', properties: { spans: listOf(span) } })

/** JSON Schema of an `ExportTraceServiceRequest`; fields outside it are ignored. */
const otlpExportSchema = {
  type: 'object',
  properties: { resourceSpans: listOf({ type: 'object', properties: { resource, scopeSpans } }) },
}

/** Longer values are cut, so that one span cannot fill the memory or a page. */
const maxNameLength = 200
const maxValueLength = 1000
const maxAttributes = 64

const statuses: readonly SpanStatus[] = ['unset', 'ok', 'error']

/** The spans of an export that the schema has let through. */
export function spansOf({ resourceSpans = [] }: OtlpExport): Span[] {
  return resourceSpans.flatMap(({ resource, scopeSpans = [] }) => {
    const named = attributesOf(resource?.attributes).find(([key]) => key === 'service.name')
    const service = named === undefined ? 'unnamed' : truncate(String(named[1]), maxNameLength)
    return scopeSpans.flatMap(({ spans = [] }) => spans.map((span) => spanOf(span, service)))
  })
}

function spanOf(span: OtlpSpan, service: string): Span {
  const startUs = microseconds(span.startTimeUnixNano)
  const { code = 0, message } = span.status ?? {}
  return {
    traceId: span.traceId.toLowerCase(),
    spanId: span.spanId.toLowerCase(),
    parentSpanId: span.parentSpanId?.toLowerCase() || undefined,
    service,
    name: truncate(span.name, maxNameLength),
    kind: spanKinds[span.kind ?? 0] ?? 'internal',
    startUs,
    // Clocks may be set back, so a negative duration becomes 0.
    durationUs: Math.max(0, microseconds(span.endTimeUnixNano) - startUs),
    status: statuses[code] ?? 'unset',
    statusMessage: message ? truncate(message, maxValueLength) : undefined,
    attributes: attributesOf(span.attributes),
  }
}

function microseconds(nanos: string | number): number {
  return Number(BigInt(nanos) / 1000n)
}

function attributesOf(attributes: readonly OtlpAttribute[] = []): Span['attributes'] {
  return attributes
    .slice(0, maxAttributes)
    .map((attribute) => [truncate(attribute.key, maxNameLength), valueOf(attribute)])
}

function valueOf({ value = {} }: OtlpAttribute): AttributeValue {
  const { arrayValue, boolValue, doubleValue, intValue, kvlistValue, stringValue } = value
  if (intValue !== undefined) return integer(intValue)
  const list = arrayValue?.values ?? kvlistValue?.values
  // A sender can nest lists to any depth; our processes send none.
  if (list) return `(${list.length} values)`
  return boolValue ?? doubleValue ?? truncate(stringValue ?? '', maxValueLength)
}

/** Whole numbers arrive as text, because JavaScript numbers are less exact; unsafe ones stay text. */
function integer(value: string | number): AttributeValue {
  return Number.isSafeInteger(Number(value)) ? Number(value) : String(value)
}

function truncate(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  // Copies the text: a slice would keep the whole text in memory for its lifetime.
  return Buffer.from(`${text.slice(0, maxLength - 1)}…`).toString()
}

const isOtlpExport = new Ajv({ allowUnionTypes: true }).compile<OtlpExport>(otlpExportSchema)

/** Stores the spans of an export. Refuses the whole export when it is not OTLP, naming the first fault. */
export function receiveExport(store: TraceStore, body: unknown): void {
  if (isOtlpExport(body)) return store.add(spansOf(body))
  const [error] = isOtlpExport.errors ?? []
  throw new HttpError(400, `This is no export of traces: body${error?.instancePath ?? ''} ${error?.message ?? ''}.`)
}
