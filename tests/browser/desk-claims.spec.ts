import { randomUUID } from 'node:crypto'

import type { Page } from '@playwright/test'

import { trustedDocument } from '../support/trusted-document.js'
import { everyVariant } from './page-variants.js'
import { signInAs } from './seeded-staff.js'
import { expect, test } from './site.js'
import { withDatabase } from './site-database.js'

test.describe.configure({ timeout: 240_000 })

/** An edit, and the end of a record, show on pages, in markup and in the API within this time. */
const followsWithin = { timeout: 60_000 }
const mark = randomUUID().slice(0, 8)

const register = (page: Page) => page.getByRole('region', { name: 'Register' })
const save = (page: Page) => page.getByRole('button', { name: 'Save as a draft' })

/** Moves the last day of records to yesterday, and the day of the worker with it, as a night between would. */
async function letNightFall(field: 'validFrom' | 'validTo', names: readonly string[]): Promise<void> {
  const [today, yesterday] = [0, 1].map((days) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10))
  await withDatabase(
    `with changed as (
       update content.publications
       set content = (content - 'validTo') || jsonb_build_object($2::text, $3::text)
       where kind || '/' || key = any ($1) returning 1
     )
     update content.publication_state set validity_day = $4 where (select count(*) from changed) > 0`,
    [names, field, field === 'validTo' ? yesterday : today, yesterday],
  )
}

test('two editors publish an offer, which the site shows until its last day; an agent counts its spots [D-26, D-27, O-3]', async ({
  browser,
  context,
  page,
}) => {
  const key = `spring-${mark}`
  const site = (path: string) => new URL(path, page.url()).href
  const visitors = await browser.newContext()
  const visitor = await visitors.newPage()
  const pageText = async (path: string) => (await visitor.request.get(site(path))).text()
  const offersOf = async () => {
    const { id } = trustedDocument('BenefitsPage')
    const answer = await visitor.request.post(site('/graphql'), {
      data: { documentId: id, variables: { slug: 'why-egypt' } },
    })
    return JSON.stringify(await answer.json())
  }
  await signInAs(context, 'editor', 'Salma Nour')
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Salma')
  await page.keyboard.press('g')
  await page.keyboard.press('v')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Claims and offers')
  await expect(register(page).getByRole('link', { name: /^Save up to 70%/ })).toBeVisible()
  await expect(register(page)).toContainText('Computed from the price table')
  await everyVariant(page, 'desk-claims')

  await test.step('a draft with evidence is written, and harmful input is rejected at its field', async () => {
    await page.getByLabel('Kind of the new record').selectOption('Offer')
    await page.getByRole('link', { name: 'Add', exact: true }).press('Enter')
    await page.getByLabel('Key', { exact: true }).fill(key)
    await page.getByLabel('Text', { exact: true }).fill(`Only {remaining} spring places ${mark}`)
    await page.getByLabel('Spots in all').fill('12')
    await page.getByLabel('Terms').fill('Places are free of charge. A consultation comes first.')
    await page.getByLabel('Evidence: address').fill('javascript:alert(1)')
    await save(page).click()
    await expect(page.getByRole('alert')).toContainText('https://')
    await page.getByLabel('Evidence: address').fill('https://evidence.example/spring')
    await page.getByLabel('Owner').selectOption('Salma Nour')
    await save(page).click()
    await expect(page.getByText('a second person has to approve it')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Publish now' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Submit for review' }).press('Enter')
    await page.getByRole('button', { name: 'Approve' }).press('Enter')
    await expect(page.getByRole('alert')).toContainText('someone else has to approve it')
    await everyVariant(page, 'desk-claims-offer')
  })

  const others = await browser.newContext()
  const omar = await others.newPage()
  await test.step('a second editor approves and publishes it, and the site shows the offer', async () => {
    await signInAs(others, 'editor', 'Omar Zaki')
    await omar.goto(site(`/admin/content/offer/${key}`))
    await omar.getByRole('button', { name: 'Approve' }).press('Enter')
    await expect(omar.getByRole('region', { name: 'State' })).toContainText('Approved by Omar Zaki')
    await omar.getByRole('button', { name: 'Return to the author' }).press('Enter')
    await omar.getByLabel('What has to change').fill('Name the season')
    await omar.getByRole('button', { name: 'Return it' }).press('Enter')
    await expect(page.getByText('Name the season')).toBeVisible({ timeout: 30_000 })
    await page.getByRole('button', { name: 'Submit for review' }).press('Enter')
    await omar.getByRole('button', { name: 'Approve' }).press('Enter')
    await omar.getByRole('button', { name: 'Schedule' }).press('Enter')
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 16)
    await omar.getByLabel(/^Date and time/).fill(tomorrow)
    await omar.getByRole('button', { name: 'Schedule it' }).press('Enter')
    await omar.getByRole('button', { name: 'Cancel the schedule' }).press('Enter')
    await omar.getByRole('button', { name: 'Publish now' }).press('Enter')
    await expect(omar.getByText('Published. The site shows it within a minute.')).toBeVisible()
    await expect.poll(() => pageText('/why-egypt'), followsWithin).toContain(`Only 12 spring places ${mark}`)
    await page.goto('/admin/claims')
    await page.getByLabel('Search by title or key').fill(key)
    await expect(register(page).getByRole('row')).toHaveCount(2)
    await expect(register(page)).toContainText('Omar Zaki')
    await expect(register(page).getByRole('link', { name: 'Why Egypt' })).toBeVisible()
  })

  await test.step('an agent, who sees nothing else of the register, lowers the count', async () => {
    const agents = await browser.newContext()
    const agent = await agents.newPage()
    await signInAs(agents, 'care-agent', 'Amal Aziz')
    await agent.goto(site('/admin/claims'))
    const down = (on: Page, left: number) =>
      on.getByRole('button', { name: `One less: Only ${left} spring places ${mark}` })
    await expect(down(agent, 12)).toBeVisible()
    await expect(register(agent)).toHaveCount(0)
    await everyVariant(agent, 'desk-claims-spots')
    await down(agent, 12).press('Enter')
    await expect(agent.getByText('Saved: 11 left.')).toBeVisible()
    await expect.poll(() => pageText('/why-egypt'), followsWithin).toContain(`Only 11 spring places ${mark}`)
    await agents.close()
  })

  await test.step('archiving names the pages that show it first', async () => {
    await omar.reload()
    await omar.getByRole('button', { name: 'Archive' }).click()
    await omar.getByRole('button', { name: 'Archive it' }).press('Enter')
    await expect(omar.getByText('It is shown on Why Egypt (/why-egypt).')).toBeVisible()
    await everyVariant(omar, 'desk-claims-archive', { windowOnly: true })
    await expect(omar.getByRole('button', { name: 'Archive it anyway' })).toBeVisible()
    await omar.keyboard.press('Escape')
    await expect(omar.getByRole('dialog')).toBeHidden()
  })

  await test.step('on the day after their last one an offer and a package are gone everywhere', async () => {
    const markup = async () => {
      await visitor.goto(site('/dental-care'))
      return (await visitor.locator('script[type="application/ld+json"]').allTextContents()).join('\n')
    }
    expect(await markup()).toContain('"priceSpecification"')
    try {
      await letNightFall('validTo', [`offer/${key}`, 'package/dental-care-package'])
      await expect.poll(() => pageText('/why-egypt'), followsWithin).not.toContain(`spring places ${mark}`)
      expect(await offersOf()).not.toContain(mark)
      await expect.poll(markup, followsWithin).not.toContain('"priceSpecification"')
      expect(await visitor.getByRole('main').textContent()).not.toContain('Dental care package')
      await page.getByLabel('Show', { exact: true }).selectOption('Overdue')
      await expect(register(page)).toContainText('Overdue')
    } finally {
      await letNightFall('validFrom', ['package/dental-care-package'])
    }
    await expect.poll(markup, followsWithin).toContain('"priceSpecification"')
  })

  await test.step('no page shows it, so that it is archived without a question', async () => {
    await omar.reload()
    await omar.getByRole('button', { name: 'Archive' }).click()
    await omar.getByRole('button', { name: 'Archive it' }).press('Enter')
    await expect(omar.getByText('Archived. The site no longer shows it.')).toBeVisible()
  })
  await others.close()
  await visitors.close()
})
