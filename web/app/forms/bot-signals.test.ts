import { expect, test } from '@jest/globals'
import { minFillMs } from '@seneb/contracts/vocabulary/bot-signals'

import { botSignalsOf } from './bot-signals.js'

function aForm(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

test('a form sent in no time waits until a person could have filled it in [D-82, S20]', async () => {
  const before = Date.now()
  const signals = await botSignalsOf(aForm({ website: '', shownAt: String(before) }))
  expect(Date.now() - before).toBeGreaterThanOrEqual(minFillMs - 50)
  expect(signals).toEqual({ website: '', fillMs: minFillMs })
})

test('the content of the hidden field is sent, and a form that was open for weeks reports a day [D-82]', async () => {
  const weeks = Date.now() - 40 * 24 * 60 * 60 * 1000
  const signals = await botSignalsOf(aForm({ website: 'https://spam.example', shownAt: String(weeks) }))
  expect(signals).toEqual({ website: 'https://spam.example', fillMs: 24 * 60 * 60 * 1000 })
})

test.each(['', 'yesterday', '-1'])('a form that was shown at %j reports no time', async (shownAt) => {
  expect(await botSignalsOf(aForm({ shownAt }))).toEqual({ website: '' })
})
