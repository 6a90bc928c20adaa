import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { expect, test } from '@jest/globals'

import { noticeText } from './notice.ts'
import { productionBom } from './production-bom.ts'

test('NOTICE names every package of the production image, as npm run notice writes it', async () => {
  const notice = readFileSync(fileURLToPath(new URL('../../NOTICE', import.meta.url)), 'utf8')

  expect(notice).toBe(noticeText(await productionBom()))
}, 60_000)
