import { GraphQLError, GraphQLScalarType, Kind, type ValueNode } from 'graphql'

/** Scalars check the JSON type only; what the text says is the form's business, which has a sentence for it. */

/** A number or text that the form reads as US dollars (TRIP-12, TRIP-22, TRIP-52). */
export const UsdAmount = new GraphQLScalarType<number | string, number | string>({
  name: 'UsdAmount',
  serialize: (value) => usdAmount(value),
  parseValue: usdAmount,
  parseLiteral: (node) => {
    if (node.kind === Kind.INT || node.kind === Kind.FLOAT) return usdAmount(Number(node.value))
    return usdAmount(textOf(node))
  },
})

/** Text that the form reads as a day (TRIP-13, TRIP-14). */
export const CalendarDate = new GraphQLScalarType<string, string>({
  name: 'CalendarDate',
  serialize: (value) => calendarDate(value),
  parseValue: calendarDate,
  parseLiteral: (node) => calendarDate(textOf(node)),
})

function usdAmount(value: unknown): number | string {
  if (typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value))) return value
  throw new GraphQLError('UsdAmount is a number or numeric text')
}

function calendarDate(value: unknown): string {
  if (typeof value === 'string') return value
  throw new GraphQLError('CalendarDate is text such as 2027-01-05')
}

function textOf(node: ValueNode): string | undefined {
  return node.kind === Kind.STRING ? node.value : undefined
}
