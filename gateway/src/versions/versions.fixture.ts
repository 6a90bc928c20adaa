import { readFileSync } from 'node:fs'

import { buildSchema, type GraphQLSchema } from 'graphql'

/** Versions of a test graph; the product has one version so far and nothing deprecated. */
export const testVersions = ['2027-01', '2027-07', '2028-01'] as const

const directives = ['versions/versions.graphql', 'prices/prices.graphql'].map((file) =>
  readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'),
)

const changing = `
  type Query {
    clinic(id: ID, code: String @since(version: "2027-07")): Clinic
    clinics(order: Order, where: Where, page: Int @deprecated(reason: "Pages move.") @until(version: "2028-01", instead: "Use first."), first: Int): [Clinic!]!
      @listSize(assumedSize: 10)
    rating: Int @since(version: "2027-07") @cost(weight: 7)
  }
  type Clinic {
    name: String
    town: String @deprecated(reason: "It was no town.") @until(version: "2027-07", instead: "Use place.")
    place: String @since(version: "2027-07")
    near: [Clinic!]! @listSize(assumedSize: 5)
  }
  enum Order { NAME TOWN @deprecated(reason: "It was no town.") @until(version: "2027-07", instead: "Use PLACE.") PLACE @since(version: "2027-07") }
  input Where {
    town: String @deprecated(reason: "It was no town.") @until(version: "2027-07", instead: "Use place.")
    place: String @since(version: "2027-07")
    within: [Where!]
    order: Order
  }
`

/**
 * SDL of a graph whose versions differ in fields, arguments, input fields and enum values; and SDL of another graph.
 */
export function changingSchema(sdl = changing): GraphQLSchema {
  const schema = buildSchema([...directives, sdl].join('\n'))
  const query = schema.getQueryType()
  const one = { name: 'A', town: 'Giza', place: 'Giza', near: [] }
  const values: Readonly<Record<string, unknown>> = { clinic: one, clinics: [one], rating: 5 }
  for (const field of Object.values(query?.getFields() ?? {})) field.resolve = () => values[field.name]
  return schema
}
