import { expect, test } from '@jest/globals'

import { createLogger } from './logger.js'

test('the logger of a deployable writes to where the process prints, in a way that its library takes [S14]', () => {
  expect(() => createLogger('gateway', 'silent')).not.toThrow()
})
