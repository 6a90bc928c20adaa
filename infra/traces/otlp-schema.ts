/** Value of an attribute, wrapped by its type; lists and maps are shown only by their length. */
interface OtlpValue {
  readonly stringValue?: string
  readonly boolValue?: boolean
  readonly intValue?: string | number
  readonly doubleValue?: number
  readonly arrayValue?: { readonly values?: readonly unknown[] }
  readonly kvlistValue?: { readonly values?: readonly unknown[] }
}

export interface OtlpAttribute {
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

/** JSON Schema of an `ExportTraceServiceRequest`; what it does not name is let through unread. */
export const otlpExportSchema = {
  type: 'object',
  properties: { resourceSpans: listOf({ type: 'object', properties: { resource, scopeSpans } }) },
}
