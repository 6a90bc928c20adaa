import { expect, test } from '@jest/globals'

import { DeskPlanVersionDocument, type DeskPlanVersionQuery } from './generated/plans/graphql.js'
import { deskCache } from './desk-client.js'

test('a line of one plan or version is never cached as the same line of another [D-49]', () => {
  const cache = deskCache()
  const versionOf = (number: number): DeskPlanVersionQuery => ({
    __typename: 'Query',
    carePlanVersion: {
      __typename: 'CarePlanText',
      number,
      lines: [{ __typename: 'CarePlanTextLine', id: 'summary-0', part: 'SUMMARY', day: null, text: `Words ${number}` }],
    },
  })
  const query = DeskPlanVersionDocument
  const both = [1, 2].map((number) => ({ number, variables: { id: 'plan', number } }))
  for (const { number, variables } of both) cache.writeQuery({ query, variables, data: versionOf(number) })

  const read = both.map(({ variables }) => cache.readQuery({ query, variables })?.carePlanVersion.lines[0]?.text)
  expect(read).toEqual(['Words 1', 'Words 2'])
})
