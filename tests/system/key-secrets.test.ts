import { expect, test } from '@jest/globals'

import { findErrors, reportOf, searchSecrets } from '../security/secrets/search-secrets.js'

test('no secret of fifty API keys that were created, replaced and used is in any store, message, log or span [S11, S14]', async () => {
  const search = await searchSecrets()

  process.stdout.write(`${reportOf(search).join('\n')}\n`)
  expect(findErrors(search)).toEqual([])
}, 400_000)
