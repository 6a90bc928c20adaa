import { expect, test } from '@jest/globals'

import { anExport, traceIdOf } from '../../infra/traces/spans.fixture.ts'
import { storeLimits } from '../../infra/traces/trace-store.ts'
import { Traces } from './traces.js'

test('a test reads the spans of every trace of its stack, of more than the viewer stores', async () => {
  const traces = await Traces.start()
  try {
    for (let number = 1; number <= storeLimits.maxTraces + 50; number++) {
      const body = JSON.stringify(anExport({ traceId: traceIdOf(number) }))
      const headers = { 'content-type': 'application/json' }
      await fetch(`${traces.endpoint}/v1/traces`, { method: 'POST', headers, body })
    }

    const found = traces.everything()

    expect(found).toContain(traceIdOf(1))
    expect(found).toContain(traceIdOf(storeLimits.maxTraces + 50))
  } finally {
    await traces.stop()
  }
})
