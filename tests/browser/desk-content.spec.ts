import { randomUUID } from 'node:crypto'

import type { BrowserContext, Page } from '@playwright/test'

import { trustedDocument } from '../support/trusted-document.js'
import { holdRequests } from './hold-requests.js'
import { everyVariant } from './page-variants.js'
import { signInAs } from './seeded-staff.js'
import { expect, test } from './site.js'

test.describe.configure({ timeout: 240_000 })
// The frame of a preview runs no scripts, including axe's. The browser reports the handlers of pasted markup that it blocks.
test.use({
  mayComplain:
    /Blocked script execution in '[^']*\/desk-preview\/|^error: Executing inline event handler .*\/prose-editor-\S+\.js$/,
})

/** An edit shows on pages, in markup and in the API within this time. */
const followsWithin = { timeout: 60_000 }
const mark = randomUUID().slice(0, 8)

const save = (page: Page) => page.getByRole('button', { name: 'Save draft' })
const state = (page: Page) => page.getByRole('region', { name: 'State' })
const answerOf = (page: Page) => page.getByRole('textbox', { name: 'Answer' })
const problems = (page: Page) => page.getByRole('alert')

/** Opens a text of the list by its title. */
async function openText(page: Page, kind: string, title: string): Promise<void> {
  await page.goto(`/admin/content?kind=${kind}`)
  await page.getByRole('link', { name: title }).first().click()
  await expect(page.getByRole('button', { name: 'Save draft' })).toBeVisible()
}

/** Pastes clipboard content of another program into the focused element. */
async function paste(page: Page, data: Readonly<Record<string, string>>): Promise<void> {
  await page.evaluate((formats) => {
    const clipboardData = new DataTransfer()
    for (const [format, text] of Object.entries(formats)) clipboardData.setData(format, text)
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, data)
}

async function anotherPerson(
  context: BrowserContext,
  role: 'editor' | 'writer',
  name: string,
): Promise<{ readonly page: Page; readonly context: BrowserContext }> {
  const browser = context.browser()
  if (!browser) throw new Error('the context belongs to no browser')
  // West of Greenwich, where midnight of UTC is the day before.
  const other = await browser.newContext({ timezoneId: 'America/Los_Angeles' })
  const page = await other.newPage()
  await signInAs(other, role, name)
  return { page, context: other }
}

test('an editor changes a page on the desk, and the page, its markup and the API follow within a minute [D-63, D-38]', async ({
  browser,
  context,
  page,
}) => {
  const visitors = await browser.newContext()
  const visitor = await visitors.newPage()
  const [heading, description] = [
    `Why Egypt, told anew ${mark}`,
    `What Egypt offers to patients. ${'Told. '.repeat(16)}${mark}`,
  ]
  await signInAs(context, 'editor', 'Salma Nour')
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Salma')
  await page.keyboard.press('g')
  await page.keyboard.press('c')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Content')
  await page.getByLabel('Kind', { exact: true }).selectOption('Page')
  await page.getByLabel('Search by title or key').fill('why-egypt')
  const found = page.getByRole('region', { name: 'Texts' }).getByRole('link')
  await expect(found).toHaveCount(1)
  await everyVariant(page, 'desk-content')
  await found.press('Enter')
  await expect(save(page)).toBeVisible()
  await everyVariant(page, 'desk-content-text')
  const before = await page.getByLabel('Heading').inputValue()
  const published = page.getByText('Published. The site shows it within a minute.')
  const read = () => visitor.request.get(new URL('/why-egypt', page.url()).href).then((answer) => answer.text())

  await test.step('a draft is compared with the site and is not public', async () => {
    await page.getByLabel('Heading').fill(heading)
    await page.getByLabel('Description', { exact: true }).fill(description)
    await expect(page.getByText('Save your changes first.')).toBeVisible()
    await save(page).press('Enter')
    await expect(page.getByText('is saved as a draft. The site has not changed.')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Difference from the site' }).locator('ins').first()).toBeVisible()
    const preview = page.frameLocator('iframe')
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText(heading)
    await page.getByRole('region', { name: 'Preview' }).getByLabel('Width').selectOption('Desktop')
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText(heading)
    await everyVariant(page, 'desk-content-draft')
    await visitor.goto(new URL('/why-egypt', page.url()).href)
    await expect(visitor.getByRole('heading', { level: 1 })).not.toHaveText(heading)
  })
  await test.step('it is published, and page, markup and API show it', async () => {
    await page.getByRole('button', { name: 'Publish now' }).press('Enter')
    await expect(published).toBeVisible()
    await expect.poll(read, followsWithin).toContain(heading)
    await visitor.reload()
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(visitor.locator('meta[name=description]')).toHaveAttribute('content', description)
    const markup = await visitor.locator('script[type="application/ld+json"]').allTextContents()
    expect(markup.join('\n')).toContain(mark)
    const answer = await visitor.request.post(new URL('/graphql', page.url()).href, {
      data: { documentId: trustedDocument('BenefitsPage').id, variables: { slug: 'why-egypt' } },
    })
    expect(await answer.json()).toMatchObject({ data: { page: { heading } } })
  })
  await test.step('an earlier version is restored as a draft and published, and the page is as before', async () => {
    const versions = page.getByRole('region', { name: 'Versions' })
    await versions
      .getByRole('button', { name: /^What changed in version/ })
      .first()
      .press('Enter')
    await expect(versions.locator('ins, del').first()).toBeVisible()
    await everyVariant(page, 'desk-content-versions')
    await versions.getByRole('button', { name: 'Make a draft of version 1' }).press('Enter')
    await expect(page.getByRole('button', { name: 'Publish now' })).toBeVisible()
    await expect(published).toBeHidden()
    await page.getByRole('button', { name: 'Publish now' }).click()
    await expect(published).toBeVisible()
    await expect.poll(read, followsWithin).not.toContain(heading)
    await visitor.reload()
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(before)
  })
  await visitors.close()
})

test('when two writers edit one text, the second sees both versions and loses neither [R8]', async ({
  context,
  page,
}) => {
  await signInAs(context, 'writer', 'Salma Nour')
  const { context: others, page: omar } = await anotherPerson(context, 'writer', 'Omar Zaki')
  const title = 'What is medical tourism?'
  await openText(page, 'FAQ', title)
  await openText(omar, 'FAQ', title)
  await answerOf(page).fill('Travel for treatment, as Salma puts it, and home again.')
  await answerOf(omar).fill('Travel for treatment, as Omar puts it, with a plan.')
  await save(omar).click()
  await expect(omar.getByText('is saved as a draft.')).toBeVisible()

  await expect(page.getByText('Omar Zaki changed this text while you edited')).toBeVisible({ timeout: 30_000 })
  await expect(page.locator('del').filter({ hasText: 'Omar' }).first()).toBeVisible()
  await expect(answerOf(page)).toContainText('as Salma puts it')
  await everyVariant(page, 'desk-content-conflict')
  await page.getByRole('button', { name: 'Use theirs' }).click()
  await page.getByRole('button', { name: 'Keep writing' }).click()
  await expect(answerOf(page)).toContainText('as Salma puts it')
  await page.getByRole('button', { name: 'Keep mine' }).click()
  const typed = 'Travel for treatment, as Salma puts it, typed while it was saved.'
  const release = await holdRequests(page, 'as Salma puts it, and home again')
  await save(page).click()
  await answerOf(page).fill(typed)
  await release()
  await expect(save(page)).not.toHaveAttribute('aria-disabled')
  await expect(page.getByText('Save your changes first.')).toBeVisible()
  await expect(answerOf(page)).toHaveText(typed)
  await save(page).click()
  await expect(page.getByText('is saved as a draft.')).toBeVisible()
  await page.getByRole('button', { name: 'Discard the draft' }).click()
  await page.getByRole('button', { name: 'Discard it' }).click()
  await expect(page.getByText('The draft is discarded.')).toBeVisible()
  await expect(answerOf(page)).not.toContainText('as Salma puts it')

  await test.step('a reason typed alone stays, and their text is no edit of the person who typed it', async () => {
    await expect(answerOf(omar)).toHaveText((await answerOf(page).textContent()) ?? '', { timeout: 30_000 })
    const reason = page.getByLabel('Reason for this change')
    await reason.fill('Shorter')
    await answerOf(omar).fill('Travel for treatment, as Omar puts it once more.')
    await save(omar).click()
    await expect(omar.getByText('is saved as a draft.')).toBeVisible()
    await expect(answerOf(page)).toHaveText('Travel for treatment, as Omar puts it once more.', { timeout: 30_000 })
    await expect(page.getByText('changed this text while you edited')).toHaveCount(0)
    await page.reload()
    await expect(reason).toHaveValue('Shorter')
    await expect(answerOf(page)).toHaveText('Travel for treatment, as Omar puts it once more.')
    await omar.getByRole('button', { name: 'Discard the draft' }).click()
    await omar.getByRole('button', { name: 'Discard it' }).click()
    await expect(omar.getByText('The draft is discarded.')).toBeVisible()
  })
  await others.close()
})

test('an action waits for the save before it, and typing during an action is no conflict [R8]', async ({
  context,
  page,
}) => {
  await signInAs(context, 'writer', 'Salma Nour')
  await openText(page, 'FAQ', 'Are the hospitals accredited?')
  const submit = page.getByRole('button', { name: 'Submit for review' })
  const saved = page.getByText('is saved as a draft.')
  await answerOf(page).fill(`Many are, first ${mark}.`)
  await save(page).click()
  await expect(saved).toBeVisible()

  await test.step('until the saved version is read, no action is sent for the one before', async () => {
    await answerOf(page).fill(`Many are, then ${mark}.`)
    const release = await holdRequests(page, '"DeskPublication"')
    await save(page).click()
    await expect(submit).toHaveAttribute('aria-disabled', 'true')
    await expect(saved).toBeHidden()
    await release()
    await expect(saved).toBeVisible()
    await expect(submit).not.toHaveAttribute('aria-disabled')
  })
  await test.step('an action leaves what is typed during it as an edit over its own version', async () => {
    const release = await holdRequests(page, '"DeskPublication"')
    await submit.press('Enter')
    await answerOf(page).fill(`Many are, at last ${mark}.`)
    await release()
    await expect(state(page)).toContainText('In review')
    await expect(page.getByText('changed this text while you edited')).toHaveCount(0)
    await save(page).click()
    await expect(saved).toBeVisible()
    await expect(problems(page)).toHaveCount(0)
  })
  const discard = page.getByRole('button', { name: 'Discard it' })
  await page.getByRole('button', { name: 'Discard the draft' }).click()
  await test.step('a dialog refuses a text that was saved after it opened, however often it is sent', async () => {
    const tab = await context.newPage()
    await tab.goto(page.url())
    await answerOf(tab).fill(`From another tab ${mark}.`)
    await save(tab).click()
    await expect(tab.getByText('is saved as a draft.')).toBeVisible()
    await tab.close()
    for (const _press of ['first', 'second']) {
      await discard.click()
      await expect(problems(page)).toContainText('Someone else has changed this')
      await expect(discard).not.toHaveAttribute('aria-disabled')
    }
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Discard the draft' }).click()
  })
  await discard.click()
  await expect(page.getByText('The draft is discarded.')).toBeVisible()
})

test('harmful content is rejected at its field: scripts, script links, hidden characters, a megabyte [D-60, S8]', async ({
  context,
  page,
}) => {
  await signInAs(context, 'writer', 'Salma Nour')
  await openText(page, 'FAQ', 'How much can I save?')
  await page.getByRole('button', { name: 'Write as Markdown' }).click()
  const answer = answerOf(page)
  for (const [hostile, sentence] of [
    ['Hello <script>alert(1)</script>', 'HTML'],
    ['[Read this](javascript:alert(1))', 'javascript:alert(1)'],
    ['Take \u202Esllip owt', 'U+202E'],
  ] as const) {
    await answer.fill(hostile)
    await save(page).click()
    await expect(problems(page)).toContainText(sentence)
    await expect(answer).toHaveAttribute('aria-invalid', 'true')
  }
  await everyVariant(page, 'desk-content-refused')
  await answer.fill('x'.repeat(1_000_000))
  await save(page).click()
  await expect(problems(page)).toContainText('at most 18000 characters')
  await page.getByRole('link', { name: 'All texts' }).click()
  await page.getByRole('button', { name: 'Discard it' }).click()
  await page.getByLabel('Show', { exact: true }).selectOption('With a draft')
  await page.getByLabel('Search by title or key').fill('How much can I save')
  await expect(page.getByText('No text matches.')).toBeVisible()
})

test('prose is written in an editor by keyboard alone, and pasted content becomes safe [R1, D-60]', async ({
  context,
  page,
}) => {
  await signInAs(context, 'writer', 'Salma Nour')
  await openText(page, 'FAQ', 'How much can I save?')
  const answer = answerOf(page)
  await expect(answer.getByRole('link', { name: 'cost estimator' })).toHaveAttribute('href', '/budget-estimator')

  await test.step('by keys', async () => {
    await answer.press('ControlOrMeta+a')
    await page.keyboard.press('Delete')
    await page.keyboard.type('1) is no list, but ')
    await page.keyboard.press('ControlOrMeta+b')
    await page.keyboard.type('this is bold')
    await page.keyboard.press('ControlOrMeta+b')
    await page.keyboard.press('Shift+ArrowLeft')
    const bold = page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button', { name: 'Bold' })
    // The letter is chosen once the toolbar shows its state.
    await expect(bold).toHaveAttribute('aria-pressed', 'true')
    await bold.focus()
    for (let step = 0; step < 2; step++) await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await page.getByLabel('Address').fill('javascript:alert(1)')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Please give a path of this site')).toBeVisible()
    await page.getByLabel('Address').fill('/budget-estimator')
    await page.keyboard.press('Enter')
    await expect(answer.getByRole('link', { name: 'd', exact: true })).toHaveAttribute('href', '/budget-estimator')
    await expect(answer).toBeFocused()
  })

  await test.step('hostile text is pasted', async () => {
    await page.keyboard.press('ControlOrMeta+End')
    await page.keyboard.press('Enter')
    await paste(page, {
      'text/html':
        '<h1>Title</h1><p onclick="alert(1)">Safe <a href="javascript:alert(1)">words</a><script>alert(1)</script></p>',
      'text/plain': 'Title',
    })
    await expect(answer).toContainText('Safe words')
    await expect(answer.locator('h1, script, [onclick], a[href^="javascript"]')).toHaveCount(0)
    await paste(page, { 'text/plain': 'x'.repeat(1_000_000) })
    await expect(page.getByText('This text was not pasted: it has 1,000,000 characters')).toBeVisible()
    await everyVariant(page, 'desk-prose-editor', { everyPair: true })
  })

  await page.getByRole('button', { name: 'Write as Markdown' }).click()
  await expect(answer).toHaveValue(/^1\\\) is no list, but \*\*this is bol\[d\]\(\/budget-estimator\)\*\*/)
  await page.getByRole('button', { name: 'Write in the editor' }).click()
  await expect(answer.getByRole('link', { name: 'd', exact: true })).toBeVisible()

  await test.step('Markdown that the editor does not know stays as it is written until the focus leaves', async () => {
    await page.getByRole('button', { name: 'Write as Markdown' }).click()
    await answer.fill('# Savings')
    await page.getByRole('button', { name: 'Write in the editor' }).click()
    await expect(page.getByText('markup that the editor does not know')).toBeVisible()
    await answer.press('ControlOrMeta+Home')
    await page.keyboard.press('Delete')
    await page.keyboard.press('Delete')
    await page.keyboard.type('More s')
    await page.keyboard.press('Delete')
    await expect(answer).toBeFocused()
    await expect(answer).toHaveValue('More savings')
    await page.getByLabel('Reason for this change').click()
    await expect(answer).toHaveAttribute('contenteditable', 'true')
    await expect(answer).toHaveText('More savings')
  })
  await page.getByRole('link', { name: 'All texts' }).click()
  await page.getByRole('button', { name: 'Discard it' }).click()
})

test('a medical text is published only with a second person’s approval, and a schedule can be canceled [D-49, D-58]', async ({
  context,
  page,
}) => {
  await signInAs(context, 'editor', 'Salma Nour')
  const { context: others, page: omar } = await anotherPerson(context, 'editor', 'Omar Zaki')
  await openText(page, 'TREATMENT', 'LASIK')
  await page.getByLabel('Summary').fill(`A laser corrects short sight, in short ${mark}.`)
  await save(page).click()
  await expect(page.getByText('is saved as a draft.')).toBeVisible()
  await expect(state(page)).toContainText('a second person has to approve it')
  await expect(page.getByRole('button', { name: 'Publish now' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Submit for review' }).press('Enter')
  await page.getByRole('button', { name: 'Approve' }).press('Enter')
  await expect(problems(page)).toContainText('someone else has to approve it')
  await everyVariant(page, 'desk-content-review')

  await openText(omar, 'TREATMENT', 'LASIK')
  await omar.getByRole('button', { name: 'Approve' }).press('Enter')
  await expect(state(omar)).toContainText('Approved by Omar Zaki')
  await omar.getByRole('button', { name: 'Schedule' }).click()
  await omar.getByLabel(/^Date and time/).fill('2020-01-01T09:00')
  await omar.getByRole('button', { name: 'Schedule it' }).click()
  await expect(omar.getByText('Please choose a time to come')).toBeVisible()
  await everyVariant(omar, 'desk-content-schedule', { windowOnly: true })
  const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString().slice(0, 16)
  await omar.getByLabel(/^Date and time/).fill(tomorrow)
  await omar.getByRole('button', { name: 'Schedule it' }).click()
  await expect(omar.getByText('This version is scheduled.')).toBeVisible()
  await expect(state(omar)).toContainText(/Publishes .+ (?:GMT|P[DS]T)/)
  await omar.getByRole('button', { name: 'Cancel the schedule' }).press('Enter')
  await expect(omar.getByRole('button', { name: 'Publish now' })).toBeVisible()
  await expect(omar.getByText('This version is approved.')).toBeVisible()
  await expect(omar.getByLabel('Summary')).toBeDisabled()
  await omar.getByRole('button', { name: 'Return to the author' }).click()
  await omar.getByLabel('What has to change').fill('Not this year')
  await omar.getByRole('button', { name: 'Return it' }).click()
  await omar.getByRole('button', { name: 'Discard the draft' }).click()
  await omar.getByRole('button', { name: 'Discard it' }).click()
  await expect(omar.getByText('The draft is discarded.')).toBeVisible()
  await others.close()
})

test('a medical text without a review is listed as due until its reviewer and the day of the next review are on the site [D-49, D-58]', async ({
  context,
  page,
}) => {
  const due = '/admin/content?kind=TREATMENT&show=REVIEW_DUE&q=glaucoma'
  const dayIn = (years: number) => `${new Date().getUTCFullYear() + years}${new Date().toISOString().slice(4, 10)}`
  await signInAs(context, 'editor', 'Salma Nour')
  const { context: others, page: omar } = await anotherPerson(context, 'editor', 'Omar Zaki')
  const address = '/treatments/glaucoma-treatment'
  const reviewOnSite = async () => {
    const html = await (await page.request.get(address)).text()
    const shown = /Medically reviewed by (?:<!-- -->)?([^<]*?) on(?:<!-- -->)? <time dateTime="([^"]*)"/i.exec(html)
    return [shown?.[1], shown?.[2], /"lastReviewed":"([^"]*)"/.exec(html)?.[1]]
  }
  expect(await reviewOnSite()).toEqual([undefined, undefined, undefined])
  await page.goto(due)
  const texts = page.getByRole('region', { name: 'Texts' })
  await expect(texts).toContainText('Never reviewed')
  await everyVariant(page, 'desk-content-review-due')
  await texts.getByRole('link', { name: 'Glaucoma treatment' }).press('Enter')
  await expect(state(page)).toContainText('Nobody has reviewed the medical statements that the site shows.')

  await page.getByRole('button', { name: 'Add: Medical review' }).press('Enter')
  const review = page.getByRole('group', { name: 'Medical review' })
  await review.getByLabel('Name').fill('Dr. Mona Adel')
  await review.getByLabel('Role').fill('Ophthalmologist')
  await review.getByLabel('Reviewed on').fill(dayIn(0))
  await review.getByLabel('Next review by').fill(dayIn(3))
  await save(page).click()
  await expect(problems(page)).toContainText('at most 2 years later')
  await everyVariant(page, 'desk-content-reviewer')
  await review.getByLabel('Next review by').fill(dayIn(1))
  await save(page).click()
  await expect(page.getByText('is saved as a draft.')).toBeVisible()
  await page.getByRole('button', { name: 'Submit for review' }).press('Enter')
  await expect(page.getByText('Submitted for review.')).toBeVisible()

  await omar.goto(new URL('/admin/content/treatment/glaucoma-treatment', page.url()).href)
  await omar.getByRole('button', { name: 'Approve' }).press('Enter')
  await omar.getByRole('button', { name: 'Publish now' }).press('Enter')
  const nextReview = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })
  await expect(state(omar)).toContainText(`Next medical review by ${nextReview.format(new Date(dayIn(1)))}`)
  const versions = omar.getByRole('region', { name: 'Versions' })
  await expect(versions).toContainText('Medical review: Dr. Mona Adel')
  await expect(versions).toContainText('approved: Omar Zaki')
  await page.goto(due)
  await expect(page.getByText('No text matches.')).toBeVisible()
  await expect.poll(reviewOnSite, followsWithin).toEqual(['Dr. Mona Adel, Ophthalmologist', dayIn(0), dayIn(0)])
  await page.goto(address)
  await everyVariant(page, 'published-medical-review', { widths: [360, 1440] })
  await others.close()
})

test('an article is added, published and archived: its address leads to the page that replaces it, or is gone [D-33]', async ({
  context,
  page,
}) => {
  const key = `an-article-${mark}`
  await signInAs(context, 'editor', 'Salma Nour')
  await page.goto('/admin/content')
  await page.getByLabel('Kind of the new text').selectOption('Article')
  await page.getByRole('link', { name: 'Add', exact: true }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New: Article')
  await page.getByRole('button', { name: 'Save as a draft' }).click()
  await expect(problems(page).first()).toContainText('Please')
  await everyVariant(page, 'desk-content-new')
  await page.getByLabel('Key', { exact: true }).fill(key)
  await page.getByLabel('Title', { exact: true }).first().fill(`A new article ${mark}`)
  await page.getByLabel('Summary', { exact: true }).fill('What it is about.')
  const meta = page.getByRole('group', { name: 'Search engines and shared links' })
  await meta.getByLabel('Title').fill('A new article')
  await meta.getByLabel('Description').fill(`What it is about. ${'Word '.repeat(22)}${mark}`)
  await page
    .getByLabel(/^Picture \(/)
    .first()
    .fill('art:lotus')
  await page.getByLabel('Source', { exact: true }).fill('Seneb')
  await page.getByLabel('Category', { exact: true }).fill('History')
  await page.getByLabel('Author', { exact: true }).fill('Seneb editorial team')
  await page.getByRole('button', { name: 'Save as a draft' }).click()
  await expect(save(page)).toBeVisible()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText('Published. The site shows it within a minute.')).toBeVisible()
  const address = new URL(`/blogs/${key}`, page.url()).href
  const statusOf = () => page.request.get(address, { maxRedirects: 0 }).then((answer) => answer.status())
  await expect.poll(statusOf, followsWithin).toBe(200)

  await page.getByRole('button', { name: 'Archive', exact: true }).click()
  await page.getByLabel(/^Page that replaces it/).fill('/no-such-page')
  await page.getByRole('button', { name: 'Archive it' }).click()
  await expect(page.getByText('There is no page at /no-such-page')).toBeVisible()
  await everyVariant(page, 'desk-content-archive', { windowOnly: true })
  await page.getByLabel(/^Page that replaces it/).fill('')
  await page.getByRole('button', { name: 'Archive it' }).click()
  await expect(state(page)).toContainText('Its address answers that the page is gone.')
  await expect.poll(statusOf, followsWithin).toBe(410)

  await expect(page.getByText('Restore a version first')).toBeVisible()
  await expect(save(page)).toBeHidden()
  await everyVariant(page, 'desk-content-archived')
  await page.getByRole('button', { name: 'Make a draft of version 1' }).click()
  await expect(page.getByLabel('Title', { exact: true }).first()).toHaveValue(`A new article ${mark}`)
})
