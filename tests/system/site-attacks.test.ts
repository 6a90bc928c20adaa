import { afterAll, beforeAll, expect, test } from '@jest/globals'

import { startAttackedSite, type AttackedSite } from '../security/auth/attacked-site.js'
import { siteAttacks } from '../security/auth/site-attacks.js'

let site: AttackedSite

beforeAll(async () => {
  site = await startAttackedSite()
}, 240_000)
afterAll(() => site.stop(), 60_000)

test.each(siteAttacks.map((attack) => [attack.name, attack] as const))(
  '%s grants no access [S4, S9, G11]',
  async (_name, attack) => {
    expect(await attack.succeeds(site)).toBe(false)
  },
  180_000,
)
