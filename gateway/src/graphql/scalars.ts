import { GraphQLError, GraphQLScalarType, Kind, valueFromASTUntyped, type ValueNode } from 'graphql'

// The specifications that the SDL names too, because these scalars replace those of the SDL.
const rfc3339 = 'https://www.rfc-editor.org/rfc/rfc3339#section-5.6'
const w3cDate = 'https://www.w3.org/TR/NOTE-datetime'
const decimal = 'https://www.w3.org/TR/xmlschema-2/#decimal'
const iso3166 = 'https://www.iso.org/iso-3166-country-codes.html'
const csvFile = 'https://www.rfc-editor.org/rfc/rfc4180'
const jsonObject = 'https://www.rfc-editor.org/rfc/rfc8259#section-4'
const jsonNumber = 'https://www.rfc-editor.org/rfc/rfc8259#section-6'

/** Scalars check the JSON type only, because the form that reads the text has a sentence for each wrong value. */
export const scalars = {
  CountryCode: exactScalar('CountryCode', { pattern: /^[A-Z]{2}$/, example: 'FR', specifiedByURL: iso3166 }),
  CsvFile: textScalar('CsvFile', 'code,name', csvFile),
  Date: textScalar('Date', '2027-01-05', rfc3339),
  DateTime: textScalar('DateTime', '2027-01-05T09:30:00Z', rfc3339),
  Decimal: exactScalar('Decimal', {
    pattern: /^-?\d{1,12}(?:\.\d{1,2})?$/,
    example: '1200.50',
    specifiedByURL: decimal,
  }),
  JSONObject: new GraphQLScalarType<JsonObject, JsonObject>({
    name: 'JSONObject',
    specifiedByURL: jsonObject,
    serialize: plainObject,
    parseValue: plainObject,
    parseLiteral: (node, variables) => plainObject(valueFromASTUntyped(node, variables)),
  }),
  LocalTime: textScalar('LocalTime', '09:00', rfc3339),
  PartialDate: textScalar('PartialDate', '2027-01', w3cDate),
  /** Numbers and text, because people type amounts (TRIP-12, TRIP-22, TRIP-52). */
  UsdAmount: new GraphQLScalarType<number | string, number | string>({
    name: 'UsdAmount',
    specifiedByURL: jsonNumber,
    serialize: usdAmount,
    parseValue: usdAmount,
    parseLiteral: (node) => {
      if (node.kind === Kind.INT || node.kind === Kind.FLOAT) return usdAmount(Number(node.value))
      return usdAmount(textOf(node))
    },
  }),
}

function textScalar(name: string, example: string, specifiedByURL: string): GraphQLScalarType<string, string> {
  return exactScalar(name, { pattern: /^/, example, specifiedByURL })
}

interface ExactText {
  readonly pattern: RegExp
  readonly example: string
  readonly specifiedByURL: string
}

/** Throws for a text before any form reads it, because only programs send it. */
function exactScalar(name: string, { example, pattern, specifiedByURL }: ExactText): GraphQLScalarType<string, string> {
  const read = (value: unknown): string => {
    if (typeof value === 'string' && pattern.test(value)) return value
    throw new GraphQLError(`${name} is text such as ${example}`)
  }
  return new GraphQLScalarType({
    name,
    specifiedByURL,
    serialize: read,
    parseValue: read,
    parseLiteral: (node) => read(textOf(node)),
  })
}

type JsonObject = Readonly<Record<string, unknown>>

/** Deeper than any record of ours; walking deeper input would exhaust the stack. */
const maxJsonDepth = 12

function plainObject(value: unknown): JsonObject {
  if (!isObject(value)) throw new GraphQLError('JSONObject is an object of JSON')
  let level: unknown[] = [value]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > maxJsonDepth) throw new GraphQLError(`JSONObject has at most ${maxJsonDepth} levels`)
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one as JsonObject) : []))
  }
  return value
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function usdAmount(value: unknown): number | string {
  if (typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value))) return value
  throw new GraphQLError('UsdAmount is a number or numeric text')
}

function textOf(node: ValueNode): string | undefined {
  return node.kind === Kind.STRING ? node.value : undefined
}

/** `MoneyInput` of the schema; US dollars are the one currency that it has. */
export interface MoneyInput {
  readonly amount: string
}

/** `Money` of the schema. */
interface Money {
  readonly amount: string
  readonly currencyCode: 'USD'
}

/** Returns the amount of the input; its form parses the text. */
export function amountOf(money: MoneyInput | null | undefined): string | undefined {
  return money?.amount
}

export function dollarsOf(amount: number | null): Money | null {
  return amount === null ? null : { amount: amount.toFixed(2), currencyCode: 'USD' }
}

export function centsOf(cents: number | null): Money | null {
  return dollarsOf(cents === null ? null : cents / 100)
}
