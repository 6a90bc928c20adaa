import { randomUUID } from 'node:crypto'

import type { Page } from '@playwright/test'

import { readLocation } from './config.js'
import { holdRequests } from './hold-requests.js'
import { seedEnquiry } from './seeded-enquiry.js'
import { createSession, signInAs } from './seeded-staff.js'
import { setTimeout as pause } from 'node:timers/promises'

import { expect, test } from './site.js'
import { translate } from './translator.js'

test.describe.configure({ timeout: 150_000 })

const tag = randomUUID().slice(0, 8)
const draftText = 'Half a sentence'

interface WrittenForm {
  readonly name: string
  readonly role: 'admin' | 'care-lead'
  /** Opens the page of the form. */
  readonly open: (page: Page) => Promise<unknown>
  /** Opens the form there, once it is interactive. */
  readonly request?: (page: Page) => Promise<void>
  /** Field that contains the text. */
  readonly field: (page: Page) => ReturnType<Page['getByLabel']>
  readonly isDialog?: boolean
}

const enquiryDialog = (button: string, label: string): Omit<WrittenForm, 'name'> => ({
  role: 'care-lead',
  isDialog: true,
  field: (page) => page.getByRole('dialog').first().getByLabel(label),
  open: async (page) => page.goto(`/admin/enquiries/${await seedEnquiry({ name: `Unsaved ${tag}`, hoursAgo: 3 })}`),
  request: (page) => page.getByRole('button', { name: button }).click(),
})

/** Every form of the desk with typed text, except replies and notes, which are stored while they are written. */
const forms: readonly WrittenForm[] = [
  { name: 'a call log', ...enquiryDialog('Log a contact', 'Notes') },
  { name: 'a closing', ...enquiryDialog('Close...', 'Comment for the team (optional)') },
  { name: 'an erasure', ...enquiryDialog('Erase this enquiry...', 'Type the reference') },
  {
    name: 'a saved view',
    role: 'care-lead',
    isDialog: true,
    field: (page) => page.getByRole('dialog').first().getByLabel('Name', { exact: true }),
    open: (page) => page.goto('/admin/enquiries'),
    request: (page) => page.getByRole('button', { name: 'Save this view' }).click(),
  },
  {
    name: 'a renamed view',
    role: 'care-lead',
    isDialog: true,
    field: (page) => page.getByRole('dialog').first().getByLabel('Name of Mine first'),
    open: (page) => page.goto('/admin/enquiries'),
    request: async (page) => {
      await page.getByRole('button', { name: 'Save this view' }).click()
      await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill('Mine first')
      await page.getByRole('dialog').getByRole('button', { name: 'Save the view' }).click()
      await page.getByRole('button', { name: 'Change views' }).click()
    },
  },
  {
    name: 'a new template',
    role: 'care-lead',
    field: (page) => page.getByLabel('Name for the team'),
    open: (page) => page.goto('/admin/templates/new'),
  },
  {
    name: 'a template',
    role: 'care-lead',
    field: (page) => page.getByLabel('Name for the team'),
    open: async (page) => {
      await page.goto('/admin/templates')
      await page.getByRole('region', { name: 'In use' }).getByRole('link').first().click()
      await expect(page.getByLabel('Name for the team')).not.toHaveValue('')
    },
  },
  {
    name: 'an invitation',
    role: 'admin',
    field: (page) => page.getByLabel('Name', { exact: true }),
    open: (page) => page.goto('/admin/people?open=invite'),
  },
  {
    name: 'a partner',
    role: 'admin',
    isDialog: true,
    field: (page) => page.getByRole('dialog').first().getByLabel('Name', { exact: true }),
    open: (page) => page.goto('/admin/partners'),
    request: (page) => page.getByRole('button', { name: 'Add a partner' }).click(),
  },
]

for (const { request, field, isDialog = false, name, open, role } of forms) {
  test(`${name} asks for confirmation before Escape, a link, the browser's buttons or a reload discards it [GEN-07, ADM-09]`, async ({
    context,
    page,
  }) => {
    await signInAs(context, role, 'Nadia Selim')
    await open(page)
    // Another page of the same document, as the browser's own buttons navigate.
    await expect(page.getByRole('navigation', { name: 'Desk' })).toBeVisible()
    await page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'Account' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account')
    await page.goBack()
    await request?.(page)
    await field(page).fill('')
    await field(page).pressSequentially(draftText)
    const discardDialog = page.getByRole('dialog', { name: 'Discard what you wrote?' })
    const stays = async () => {
      await expect(discardDialog).toBeVisible()
      await discardDialog.getByRole('button', { name: 'Keep writing' }).click()
      await expect(discardDialog).toHaveCount(0)
      await expect(field(page)).toHaveValue(draftText)
    }

    if (isDialog) {
      await page.keyboard.press('Escape')
      await stays()
      // A browser closes a dialog at the second Escape, regardless of the response to the first.
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
      await expect(field(page)).toHaveValue(draftText)
      await page.getByRole('dialog').first().getByRole('button', { name: 'Cancel' }).click()
      await stays()
    } else {
      await page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'Account' }).click()
      await stays()
    }
    await page.evaluate(() => history.forward())
    await stays()
    expect(await page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })))).toBe(true)

    await page.evaluate(() => history.forward())
    await discardDialog.getByRole('button', { name: 'Discard it' }).click()
    await expect(discardDialog).toHaveCount(0)
    await expect(page.getByText(draftText)).toHaveCount(0)
  })
}

interface SavedForm {
  readonly name: string
  readonly role: 'care-lead' | 'editor'
  readonly path: string
  /** Label of the field in which a person goes on typing. */
  readonly label: string
  /** Other fields that a save requires. */
  readonly others: Readonly<Record<string, string>>
  readonly button: string
  /** Button of the form that follows. */
  readonly next: string
}

const savedForms: readonly SavedForm[] = [
  {
    name: 'a template',
    role: 'care-lead',
    path: '/admin/templates/new',
    label: 'Name for the team',
    others: {},
    button: 'Add the template',
    next: 'Save as the next version',
  },
  {
    name: 'a text',
    role: 'editor',
    path: '/admin/content/company-value/new',
    label: 'Title',
    others: { Key: `typed-${tag}`, Text: 'We answer every question.' },
    button: 'Save as a draft',
    next: 'Save draft',
  },
  {
    name: 'an issue of the newsletter',
    role: 'editor',
    path: '/admin/newsletter/new',
    label: 'Subject',
    others: { 'Preview line': 'A line', Text: 'Hello' },
    button: 'Save draft',
    next: 'Save draft',
  },
]

for (const { button, label, name, next, others, path, role } of savedForms) {
  test(`text typed while ${name} is added stays in its form, and again while it is saved [GEN-07, R1]`, async ({
    context,
    page,
  }) => {
    await signInAs(context, role, 'Nadia Selim')
    await page.goto(path)
    const field = page.getByLabel(label, { exact: true })
    const first = `Typed ${tag}`
    for (const [other, text] of Object.entries(others)) await page.getByLabel(other, { exact: true }).fill(text)
    await field.fill(first)
    const releaseAdding = await holdRequests(page, first)
    await page.getByRole('button', { name: button }).click()
    await field.fill(`${first} and more`)
    await releaseAdding()
    await expect(page).not.toHaveURL(/new$/)
    await expect(field).toHaveValue(`${first} and more`)

    const releaseSaving = await holdRequests(page, `${first} and more`)
    await page.getByRole('button', { name: next }).click()
    await field.fill(`${first} and more still`)
    await releaseSaving()
    await expect(page.getByRole('button', { name: next })).not.toHaveAttribute('aria-disabled')
    await expect(field).toHaveValue(`${first} and more still`)
    await page.getByRole('button', { name: next }).click()
    await expect(page.getByRole('button', { name: next })).not.toHaveAttribute('aria-disabled')
    await page.reload()
    await expect(field).toHaveValue(`${first} and more still`)
  })
}

test('a note draft stays in the tab across enquiries and reloads until it is added; signing out asks first [GEN-07]', async ({
  context,
  page,
}) => {
  const one = await seedEnquiry({ name: `Note ${tag}`, hoursAgo: 2 })
  await seedEnquiry({ name: `Another ${tag}`, hoursAgo: 2 })
  await signInAs(context, 'care-agent', 'Mona Farid')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/admin/enquiries/${one}`)
  const note = page.getByLabel('Note, for the team only')
  await note.fill(draftText)
  await page.locator(`[data-enquiry]:not([data-enquiry="${one}"])`).first().click()
  await expect(page).not.toHaveURL(new RegExp(one))
  await expect(note).toHaveValue('')
  await page.goBack()
  await expect(note).toHaveValue(draftText)
  await page.reload()
  await expect(note).toHaveValue(draftText)

  await page.getByRole('button', { name: 'Sign out' }).click()
  const discardDialog = page.getByRole('dialog', { name: 'Discard what you wrote?' })
  await discardDialog.getByRole('button', { name: 'Keep writing' }).click()
  await note.press('Control+Enter')
  await expect(note).toHaveValue('')
  await page.reload()
  await expect(note).toHaveValue('')
  // The stream of the ended session closes before the page is unloaded.
  await page.route('**/admin/sign-in', async (route) => {
    await pause(2000)
    await route.continue()
  })
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL('**/sign-in**')
  await expect(page).toHaveURL('/admin/sign-in')
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([])
})

test.describe('when the session ends', () => {
  // The browser itself reports a stream that is refused from then on.
  test.use({ mayComplain: /Failed to load resource/ })

  test('template edits at the end of a session are restored for the same person only [GEN-07, S9]', async ({
    context,
    page,
  }) => {
    const staffId = await signInAs(context, 'care-lead', 'Nadia Selim')
    await page.goto('/admin/templates/new')
    const name = page.getByLabel('Name for the team')
    await name.pressSequentially(draftText)
    const endSession = async () => {
      await context.clearCookies({ name: 'seneb-staff' })
      // The page may detect the ended session by itself and leave before the button is pressed.
      const add = page.getByRole('button', { name: 'Add the template' })
      await add.click({ timeout: 5000 }).catch(() => undefined)
      await expect(page).toHaveURL(/[/]admin[/]sign-in[?]to=%2Ftemplates%2Fnew/)
    }
    await endSession()
    await createSession(context, { staffId, siteUrl: readLocation().siteUrl })
    await page.goto('/admin/templates/new')
    await expect(name).toHaveValue(draftText)

    await endSession()
    await signInAs(context, 'care-lead', 'Salma Nour')
    await page.goto('/admin/templates/new')
    await expect(page.getByLabel('Subject')).toHaveValue(/About your request/)
    await expect(name).toHaveValue('')
    expect(await page.evaluate(() => Object.values(sessionStorage).join(' '))).not.toContain(draftText)
  })
})

test('discarding a new order of views by Escape or another list asks first [GEN-07]', async ({ context, page }) => {
  await signInAs(context, 'care-lead', 'Nadia Selim')
  await page.goto('/admin/enquiries')
  const dialog = page.getByRole('dialog').first()
  for (const name of ['One', 'Two']) {
    await page.getByRole('button', { name: 'Save this view' }).click()
    await dialog.getByLabel('Name', { exact: true }).fill(name)
    await dialog.getByRole('button', { name: 'Save the view' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await page.getByRole('button', { name: 'Change views' }).click()
  await dialog.getByRole('button', { name: 'Move Two up' }).click()
  const discardDialog = page.getByRole('dialog', { name: 'Discard what you wrote?' })
  await page.keyboard.press('Escape')
  await discardDialog.getByRole('button', { name: 'Keep writing' }).click()
  await dialog.getByLabel('Which views').selectOption('Team views')
  await discardDialog.getByRole('button', { name: 'Keep writing' }).click()
  await expect(dialog.getByLabel('Which views')).toHaveValue('own')
  await expect(dialog.getByRole('textbox').first()).toHaveValue('Two')
  await page.keyboard.press('Escape')
  await discardDialog.getByRole('button', { name: 'Discard it' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a page translated by the browser still works [ADM-09]', async ({ context, page }) => {
  const id = await seedEnquiry({ name: `Translated ${tag}`, hoursAgo: 4 })
  await signInAs(context, 'care-agent', 'Mona Farid')
  await page.goto(`/admin/enquiries/${id}`)
  await expect(page.getByRole('button', { name: 'Claim', exact: true })).toBeVisible()
  await translate(page)
  await page.getByRole('button', { name: 'Claim', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Release' })).toBeVisible()
  await page.getByRole('button', { name: 'Release' }).click()
  await expect(page.getByRole('button', { name: 'Claim', exact: true })).toBeVisible()
  await expect(page.getByText('This page could not be opened')).toHaveCount(0)
})

test.describe('failed loads', () => {
  test.use({ mayComplain: /Failed to load resource|dynamically imported module|ERR_/ })

  test('a page or part whose script fails to load says so in place, with a reload button', async ({
    context,
    page,
  }) => {
    const id = await seedEnquiry({ name: `Lost ${tag}`, hoursAgo: 4 })
    await signInAs(context, 'care-agent', 'Mona Farid')
    await page.goto(`/admin/enquiries/${id}`)
    const note = page.getByLabel('Note, for the team only')
    await note.fill(draftText)
    await page.route(/assets\/(?:requested-dialog|plans|contact-dialog)[^/]*[.]js/, (route) => route.abort())
    await page.getByRole('button', { name: 'Log a contact' }).click()
    await expect(page.getByText('This part could not be opened')).toBeVisible()
    await expect(note).toHaveValue(draftText)
    await page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'Plans' }).click()
    await expect(page.getByText('This page could not be opened')).toBeVisible()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plans')
    await page.goto(`/admin/enquiries/${id}`)
    await expect(note).toHaveValue(draftText)
  })

  test('the notice that the server is unreachable disappears once it responds [R14]', async ({ context, page }) => {
    await signInAs(context, 'care-agent', 'Mona Farid')
    await page.clock.install()
    await page.goto('/admin')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Mona')
    await page.route('**/graphql', (route) => route.abort())
    await page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'Enquiries' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enquiries')
    await expect(page.getByText(/^The desk cannot reach the server/).first()).toBeVisible()
    await page.unrouteAll()
    await page.clock.fastForward(15_000)
    await expect(page.getByText(/^The desk cannot reach the server/)).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'List of enquiries' })).toBeVisible()
  })
})

test('a page without permission shows none of its filters [ADM-09]', async ({ context, page }) => {
  await signInAs(context, 'editor', 'Eman Saleh')
  for (const path of ['enquiries', 'plans', 'ambassadors']) {
    await page.goto(`/admin/${path}`)
    await expect(page.getByText('Your roles do not allow this.')).toBeVisible()
    await expect(page.locator('main').locator('select, input, button')).toHaveCount(0)
  }
})
