import { expect, test } from '@jest/globals'

import type { RequestGraph } from '../../graph/load-context.js'
import { flightChoiceFrom, readStayTimeline } from './read-stay-timeline.server.js'

const timeline = { procedure: 'lasik', entries: [] }
const requestGraph = (() => Promise.resolve({ data: { stayTimeline: timeline } })) as unknown as RequestGraph
const read = async (query: string) =>
  readStayTimeline(
    { procedure: 'lasik', choice: flightChoiceFrom(new URLSearchParams(query)), now: new Date('2026-11-28T12:00:00Z') },
    { queryGraph: requestGraph, readPublished: requestGraph },
  )

test.each(['2027-02-01T10:00', '2027-02-01T10:00:00.000Z', ' 2027-02-01 '])(
  'the page goes on with the day that was read, not with %j',
  async (date) => {
    const { data } = await read(String(new URLSearchParams({ date, home: ' uk ' })))

    expect(data?.choice).toEqual({ date: '2027-02-01', home: 'uk' })
    expect(data?.fieldErrors).toEqual({})
  },
)

test('an invalid date stays as typed, beside its sentence', async () => {
  const { data } = await read('date=2027-02-31')

  expect(data?.choice).toEqual({ date: '2027-02-31', home: '' })
  expect(Object.keys(data?.fieldErrors ?? {})).toEqual(['date'])
})
