import { expect, test } from '@jest/globals'
import { timelineKinds, timelineNoticeKinds } from '@seneb/contracts/messages/ai-planning/stay-timeline.messages'
import { articleLists } from '@seneb/contracts/messages/content/article.messages'
import { listSources } from '@seneb/contracts/messages/content/places.messages'
import { datePrecisions } from '@seneb/contracts/messages/content/publication.schemas'
import { noSavingReasons } from '@seneb/contracts/messages/content/costs.messages'
import { searchKinds } from '@seneb/contracts/messages/content/search.messages'
import { latestApiVersion } from '@seneb/contracts/vocabulary/api-versions'
import { journeyLegs, journeyVerdicts } from '@seneb/contracts/vocabulary/journey-options'
import { buildSchema, GraphQLEnumType, GraphQLObjectType, GraphQLSchema, GraphQLString, isEnumType } from 'graphql'

import { prunedFor } from './versions/version-views.js'
import { enumValues } from './enum-values.js'
import { withNullableRoots, readTypeDefinitions } from './graphql/type-definitions.js'
import { publicSchemaOf } from './graphql/public-schema.js'

/** Enums whose names the contract spells as the schema does. */
const formattedAlike: Readonly<Record<string, readonly string[]>> = {
  ArticleList: articleLists,
  CostCategory: journeyLegs,
  CostVerdict: journeyVerdicts.map((verdict) => (verdict === 'CLOSE' ? 'TOO_CLOSE_TO_CALL' : verdict)),
  CurrencyCode: ['USD'],
  DatePrecision: datePrecisions,
  JourneyPart: journeyLegs,
  JourneyVerdict: journeyVerdicts,
  ListSource: listSources,
  NoSavingReason: noSavingReasons,
  SearchKind: searchKinds,
  TimelineKind: timelineKinds,
  TimelineNoticeKind: timelineNoticeKinds,
}

test('the enums of the schema have exactly the values of the contract [ADM-09]', () => {
  const enums = Object.values(buildSchema(readTypeDefinitions()).getTypeMap()).filter(isEnumType)
  const own = enums.filter(({ name }) => !name.startsWith('__'))
  const named = Object.entries(enumValues).map(([name, values]) => [name, Object.keys(values).toSorted()])
  const alike = Object.entries(formattedAlike).map(([name, values]) => [name, values.toSorted()])

  expect(
    Object.fromEntries(
      own.map((type) => [
        type.name,
        type
          .getValues()
          .map(({ name }) => name)
          .toSorted(),
      ]),
    ),
  ).toEqual(Object.fromEntries([...named, ...alike]))
})

test('schemas that are made from another keep the values of its enums, also as defaults', () => {
  const CareOutcome = new GraphQLEnumType({ name: 'CareOutcome', values: { PLAN_SENT: { value: 'plan-sent' } } })
  const args = { outcome: { type: CareOutcome, defaultValue: 'plan-sent' } }
  const query = new GraphQLObjectType({ name: 'Query', fields: { airports: { type: GraphQLString, args } } })
  const schema = new GraphQLSchema({ query })

  for (const derived of [withNullableRoots(schema), prunedFor(schema, latestApiVersion), publicSchemaOf(schema)]) {
    const type = derived.getType('CareOutcome')
    expect(isEnumType(type) && type.getValue('PLAN_SENT')?.value).toBe('plan-sent')
    expect(derived.getQueryType()?.getFields()['airports']?.args[0]?.defaultValue).toBe('plan-sent')
  }
})
