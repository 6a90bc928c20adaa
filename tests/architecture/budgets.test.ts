import { expect, test } from '@jest/globals'

import { scriptBudgets, weighScreens } from '../support/web-bundle.js'

const screens = weighScreens().map((scripts) => [scripts.screen, scripts] as const)

test.each(screens)('%s loads at most 90 kB of script with its document [P5]', (_screen, { firstBytes }) => {
  expect(firstBytes).toBeGreaterThan(500)
  expect(firstBytes).toBeLessThanOrEqual(scriptBudgets.contentPage)
})

const forms = screens.filter(([, { loadsEagerly }]) => loadsEagerly)

test.each(forms)(
  '%s loads at most 160 kB of script until it answers [P5]',
  (_screen, { firstBytes, hydratedBytes }) => {
    expect(hydratedBytes).toBeGreaterThan(firstBytes)
    expect(hydratedBytes).toBeLessThanOrEqual(scriptBudgets.formPage)
  },
)
