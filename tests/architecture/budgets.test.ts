import { expect, test } from '@jest/globals'

import { maxResponseBytes, scriptBudgets, weighScreens } from '../support/web-bundle.js'

const screens = weighScreens().map((scripts) => [scripts.screen, scripts] as const)

test.each(screens)('%s loads at most 10 kB of script with its document [P5]', (_screen, { earlyBytes }) => {
  expect(earlyBytes).toBeGreaterThan(500)
  expect(earlyBytes).toBeLessThanOrEqual(scriptBudgets.contentPage)
})

const applications = screens.filter(([, { isDocument }]) => !isDocument)

test('articles are documents, the planner and the contact form applications that are weighed [P5]', () => {
  const weighed = applications.map(([screen]) => [screen, maxResponseBytes(screen)])

  expect(weighed).toContainEqual(['app/pages/trip-planner.tsx', scriptBudgets.formPage])
  expect(weighed).toContainEqual(['app/pages/contact.tsx', scriptBudgets.contactForm])
  expect(weighed.map(([screen]) => screen)).not.toContain('app/pages/article.tsx')
})

test.each(applications)(
  '%s loads at most 168 kB of script until it answers, the contact form 163 kB [P5]',
  (screen, { responseBytes, earlyBytes }) => {
    expect(responseBytes).toBeGreaterThan(earlyBytes)
    expect(responseBytes).toBeLessThanOrEqual(maxResponseBytes(screen))
  },
)
