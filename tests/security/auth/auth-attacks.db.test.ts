import { expect, test } from '@jest/globals'

import { identityDb, identityTestCtx } from '../../../services/identity/src/identity.fixture.js'
import { everyAuthAttack } from './every-auth-attack.js'

const attacks = everyAuthAttack.filter(({ isMeasured }) => !isMeasured)

test.each(attacks.map((attack) => [attack.name, attack] as const))(
  '%s grants no access [S9, G11]',
  async (_name, attack) => {
    const postgres = await identityDb()
    try {
      expect(await attack.succeeds(identityTestCtx(postgres))).toBe(false)
    } finally {
      await postgres.close()
    }
  },
  60_000,
)
