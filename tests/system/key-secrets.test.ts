import { expect, test } from '@jest/globals'

import { findErrors, reportOf, searchSecrets } from '../security/secrets/search-secrets.js'

test('of fifty API keys that were made, replaced, used rightly and wrongly, no secret is in any store, message, log or span [S11, S14]', async () => {
  const search = await searchSecrets()

  process.stdout.write(`${reportOf(search).join('\n')}\n`)
  expect(findErrors(search)).toEqual([])
}, 400_000)
