import { expect, test } from '@jest/globals'

import { checkAccess, isWrong, reportOf } from '../security/access/check-access.js'

test('every field for staff and every question is answered as the matrix says, at both doors [G4, S6, ADM-09, ROLE-03]', async () => {
  const verdict = await checkAccess()

  process.stdout.write(`${reportOf(verdict)[0]}\n`)
  expect(reportOf(verdict).slice(1)).toEqual([])
  expect(isWrong(verdict)).toBe(false)
}, 180_000)
