import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { TestDb } from '@seneb/testkit/test-db'

import { contentDb, contentTestCtx } from '../content.fixture.js'
import { seedContent } from '../seed/seed-content.js'
import { assertImprint } from './assert-imprint.js'
import { changeSetting } from '../settings/change-setting.js'
import { readSite } from './read-site.js'

let postgres: TestDb

beforeAll(async () => {
  postgres = await contentDb()
})
afterAll(() => postgres.close())

const ctx = () => contentTestCtx(postgres, 'off')

test('production does not start without a data controller, and a setting made before the first start applies [D-77, GEN-09, S15]', async () => {
  await changeSetting({ key: 'company.name', value: 'Seneb Ltd' }, ctx())
  await seedContent(ctx())

  await expect(assertImprint('production', ctx())).rejects.toThrow(
    'company.registration must be set: The site has to say where that company is registered, and under which number.',
  )
  await assertImprint('trial', ctx())
  await assertImprint('local', ctx())

  await changeSetting({ key: 'company.registration', value: 'England and Wales, 12345670' }, ctx())
  await changeSetting({ key: 'company.address', value: '12 Bridge Street, London' }, ctx())
  await changeSetting({ key: 'company.privacyEmail', value: 'privacy@seneb.org' }, ctx())

  await expect(assertImprint('production', ctx())).rejects.toThrow(
    'processors.ai must be set: The privacy policy has to name who runs the language model, as "Name, Country", or say "none".',
  )
  for (const [key, value] of [
    ['processors.hosting', 'Nile Hosting GmbH, Germany'],
    ['processors.email', 'Nile Post GmbH, Germany'],
    ['processors.ai', 'none'],
    ['processors.transferSafeguard', 'Standard contractual clauses'],
  ] as const)
    await changeSetting({ key, value }, ctx())

  await assertImprint('production', ctx())
  const { settings } = await readSite(ctx())
  expect(settings).toMatchObject({ companyName: 'Seneb Ltd', privacyEmail: 'privacy@seneb.org', sampleKeys: [] })
  expect(settings.processors).toMatchObject({ hosting: 'Nile Hosting GmbH, Germany', ai: 'none' })
  expect(settings.paidBy).toBeNull()
})

test('a setting that there is none of is refused with those there are [D-63]', async () => {
  await expect(changeSetting({ key: 'company.nmae', value: 'x' }, ctx())).rejects.toThrow(
    /there is no setting company\.nmae; there are: .*company\.name/,
  )
})
