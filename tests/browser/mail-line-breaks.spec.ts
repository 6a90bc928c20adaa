import type { Page } from '@playwright/test'

import { operatorAddress } from '../support/deployables.js'
import { expect, test } from './site.js'
import { TripPlannerPage } from './trip-planner-page.js'

/** Returns words in a mail's facts that break across lines although one line would hold them. */
function brokenText(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.fact td')].flatMap((cell) => {
      const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
      const broken: string[] = []
      while (texts.nextNode()) {
        for (const { 0: word, index } of (texts.currentNode.textContent ?? '').matchAll(/\S+/g)) {
          const range = document.createRange()
          range.setStart(texts.currentNode, index)
          range.setEnd(texts.currentNode, index + word.length)
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word)
        }
      }
      return broken
    }),
  )
}

test('on a phone an email breaks no word of its lists and no address of ordinary length [PIPE-06]', async ({
  page,
  stack,
}) => {
  const planner = new TripPlannerPage(page)
  await planner.open()
  await planner.fillRequired({ email: 'marta.kowalska@hospital.example.com' })
  await planner.openGroups()
  await planner.form.getByLabel('Local Coordinator/Translator').check()
  await planner.submitButton.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trip Planning Request Received!')
  const { html } = await stack.mail(operatorAddress, await page.getByText(/^SNB-/).innerText())

  await page.goto('about:blank')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.setContent(html)
  expect(await brokenText(page)).toEqual([])
})
