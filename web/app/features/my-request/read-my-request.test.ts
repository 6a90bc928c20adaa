import { expect, test } from '@jest/globals'

import type { GraphReading, RequestGraph } from '../../graph/load-context.js'
import { aRequest } from './my-request.fixture.js'
import { readMyRequest, type ShownRequest } from './read-my-request.server.js'

const pageAt = (search: string, request: ShownRequest | null) => {
  const queryGraph: RequestGraph = () => Promise.resolve({ data: { myRequest: request } } as GraphReading<never>)
  return readMyRequest(new URL(`https://site.example/my-request${search}`), queryGraph)
}

test('an old tab that names a result after the session has ended asks to open the request again', async () => {
  expect(await pageAt('?done=message', null)).toMatchObject({ done: undefined, problem: 'ended' })
  expect(await pageAt('?done=closed', null)).toMatchObject({ done: 'closed', problem: undefined })
  expect(await pageAt('?done=message', aRequest())).toMatchObject({ done: 'message', problem: undefined })
  expect(await pageAt('', null)).toMatchObject({ done: undefined, problem: undefined })
})
