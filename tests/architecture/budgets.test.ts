import { expect, test } from '@jest/globals'

import { maxHydratedBytes, scriptBudgets, weighScreens } from '../support/web-bundle.js'

const screens = weighScreens().map((scripts) => [scripts.screen, scripts] as const)

test.each(screens)('%s loads at most 10 kB of script with its document [P5]', (_screen, { firstBytes }) => {
  expect(firstBytes).toBeGreaterThan(500)
  expect(firstBytes).toBeLessThanOrEqual(scriptBudgets.contentPage)
})

const forms = screens.filter(([, { loadsEagerly }]) => loadsEagerly)

test('the planner and the contact form are among the forms that are weighed [P5]', () => {
  const weighed = forms.map(([screen]) => [screen, maxHydratedBytes(screen)])

  expect(weighed).toContainEqual(['app/pages/trip-planner.tsx', scriptBudgets.formPage])
  expect(weighed).toContainEqual(['app/pages/contact.tsx', scriptBudgets.contactForm])
})

test.each(forms)(
  '%s loads at most 168 kB of script until it answers, the contact form 163 kB [P5]',
  (screen, { firstBytes, hydratedBytes }) => {
    expect(hydratedBytes).toBeGreaterThan(firstBytes)
    expect(hydratedBytes).toBeLessThanOrEqual(maxHydratedBytes(screen))
  },
)
