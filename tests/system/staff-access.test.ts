import { expect, test } from '@jest/globals'

import { checkAccess, isWrong, reportOf } from '../security/access/check-access.js'

test('every staff field and every request is allowed or denied as the matrix says, at gateway and service [G4, S6, ADM-09, ROLE-03]', async () => {
  const verdict = await checkAccess()

  process.stdout.write(`${reportOf(verdict)[0]}\n`)
  expect(reportOf(verdict).slice(1)).toEqual([])
  expect(isWrong(verdict)).toBe(false)
}, 400_000)
