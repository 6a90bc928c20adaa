import type { StaffRole } from '@seneb/contracts/vocabulary/staff-access'
import type { BrowserContext, Page, Route } from '@playwright/test'

import { everyVariant } from './page-variants.js'
import { signInAs } from './seeded-staff.js'
import { expect, test } from './site.js'

test.describe.configure({ timeout: 240_000 })
// The browser itself reports failed requests.
test.use({ mayComplain: /Failed to load resource/ })

interface Screen {
  readonly name: string
  readonly role: StaffRole
  readonly path: string
  /** Text on the page once its lists have loaded. */
  readonly full: string | RegExp
  /** The role that may not see it. */
  readonly stranger?: StaffRole
  /** True for pages whose failed, loading and refused states are checked at every width: all others look the same. */
  readonly hasEveryLook?: true
}

/** Every page behind the sign-in that loads data, by its part of the desk. */
const screensByPart: Readonly<Record<string, readonly Screen[]>> = {
  'enquiries and emails': [
    {
      name: 'enquiries',
      role: 'care-lead',
      path: '/enquiries',
      full: 'Claim next',
      stranger: 'editor',
      hasEveryLook: true,
    },
    {
      name: 'unmatched emails',
      role: 'care-agent',
      path: '/unmatched-emails',
      // Other tests post emails that may still wait.
      full: /^(?:Every email we received belongs to an enquiry\.|1 email waits|\d+ emails wait)$/,
      stranger: 'doctor',
    },
  ],
  'reports and templates': [
    { name: 'promise', role: 'care-lead', path: '/promise', full: 'All response times', stranger: 'care-agent' },
    { name: 'quality', role: 'care-lead', path: '/quality', full: 'All drafts', stranger: 'care-agent' },
    { name: 'templates', role: 'care-lead', path: '/templates', full: 'Add a template', stranger: 'doctor' },
  ],
  'texts and claims': [
    { name: 'content', role: 'editor', path: '/content', full: 'Kind of the new text', stranger: 'doctor' },
    { name: 'newsletter', role: 'editor', path: '/newsletter', full: 'New issue', stranger: 'doctor' },
    { name: 'claims', role: 'editor', path: '/claims', full: 'Where used', stranger: 'doctor' },
  ],
  prices: [
    { name: 'prices', role: 'editor', path: '/prices', full: 'Hungary', stranger: 'care-agent' },
    { name: 'price', role: 'editor', path: '/prices/usa/lasik', full: 'Shipped with the platform' },
    { name: 'price changes', role: 'writer', path: '/prices/changes', full: 'No changes match this filter.' },
  ],
  catalogue: [
    {
      name: 'catalogue',
      role: 'editor',
      path: '/catalogue?kind=TREATMENT_TYPE',
      full: 'Ophthalmology',
      stranger: 'care-agent',
    },
    {
      name: 'catalogue entry',
      role: 'doctor',
      path: '/catalogue/procedure/lasik',
      full: 'First flight',
      stranger: 'care-agent',
      hasEveryLook: true,
    },
  ],
  settings: [
    { name: 'settings', role: 'editor', path: '/settings', full: 'Operation', stranger: 'writer' },
    {
      name: 'setting group',
      role: 'editor',
      path: '/settings/packages',
      full: 'Seller',
      stranger: 'writer',
      hasEveryLook: true,
    },
  ],
  'account, people and partners': [
    { name: 'account', role: 'editor', path: '/me', full: 'Where you are signed in' },
    { name: 'people', role: 'admin', path: '/people', full: 'Invited, not joined yet', stranger: 'ops' },
    { name: 'partners', role: 'admin', path: '/partners', full: 'Add a partner', stranger: 'ops' },
  ],
  'subscribers, audit and queues': [
    { name: 'subscribers', role: 'care-lead', path: '/subscribers', full: 'Not confirmed yet', stranger: 'writer' },
    { name: 'audit', role: 'auditor', path: '/audit', full: 'When', stranger: 'editor' },
    { name: 'queues', role: 'ops', path: '/queues?service=IDENTITY', full: 'Outbox waiting', stranger: 'editor' },
  ],
  site: [
    { name: 'site map', role: 'editor', path: '/site', full: 'Generate and submit', stranger: 'doctor' },
    { name: 'indexing', role: 'editor', path: '/site?tab=indexing', full: 'total pages' },
    { name: 'performance', role: 'editor', path: '/site?tab=performance', full: 'What visitors experienced' },
  ],
}

for (const [deskPart, screens] of Object.entries(screensByPart)) {
  test(`${deskPart}: each page full, empty, failed, loading and denied, at every width and in both themes [ADM-09, ROLE-03]`, async ({
    context,
    page,
  }) => {
    for (const screen of screens) await expectEachState(context, page, screen)
  })
}

async function expectEachState(context: BrowserContext, page: Page, screen: Screen): Promise<void> {
  const { full, hasEveryLook, name, path, role, stranger } = screen
  const open = () => page.goto(`/admin${path}`)
  const checkLook = async (state: string) => {
    if (hasEveryLook) await everyVariant(page, `desk-${name}-${state}`)
  }
  await signInAs(context, role, 'Maha Said')
  await test.step(`${name}, full`, async () => {
    await open()
    await expect(page.getByText(full).filter({ visible: true }).first()).toBeVisible()
    await everyVariant(page, `desk-${name}-full`, { everyPair: true })
  })
  await test.step(`${name}, empty`, async () => {
    await stubLists(page, (route, body) => route.fulfill({ json: emptied(body) }))
    await open()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0)
    await everyVariant(page, `desk-${name}-empty`)
  })
  await test.step(`${name}, failed`, async () => {
    await stubLists(page, (route) => route.abort())
    await open()
    await expect(page.getByRole('alert').first()).toContainText('The desk cannot reach the server.')
    await checkLook('failed')
  })
  await test.step(`${name}, on its way`, async () => {
    const requested = Promise.withResolvers<void>()
    await stubLists(page, () => {
      requested.resolve()
      return new Promise(() => undefined)
    })
    await open()
    await requested.promise
    await expect(page.getByRole('status', { name: 'Loading' }).first()).toBeVisible()
    await checkLook('loading')
  })
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  if (!stranger) return
  await test.step(`${name}, refused`, async () => {
    await signInAs(context, stranger, 'Karim Adel')
    await open()
    await expect(page.getByText('Your roles do not allow this.').first()).toBeVisible()
    await checkLook('refused')
  })
}

test('a staff member and the invitation form open by their addresses, and an unknown address is a page of its own [ADM-09]', async ({
  context,
  page,
}) => {
  const staffId = await signInAs(context, 'admin', 'Maha Said')
  await page.goto(`/admin/people?open=${staffId}`)
  await expect(page.getByText('Where they are signed in')).toBeVisible()
  await page.goto('/admin/people?open=invite')
  await expect(page.getByRole('button', { name: 'Send the invitation' })).toBeVisible()
  await page.goto('/admin/nowhere')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  await everyVariant(page, 'desk-unknown')
})

test('signing in, step by step: rejected, loading and failed, at every width and in both themes [ADM-05, D-37]', async ({
  page,
  stack,
}) => {
  const { email, password } = await stack.memberOf('doctor')
  const next = page.getByRole('button', { name: 'Continue', exact: true })
  await page.goto('/admin/sign-in')
  await page.getByRole('button', { name: 'Continue with password and code' }).click()
  await everyVariant(page, 'desk-sign-in-no-address')
  await page.getByRole('textbox').first().fill(email)
  await page.getByRole('button', { name: 'Continue with password and code' }).click()
  await page.getByLabel('Password').fill(password)

  await page.route('**/graphql', () => new Promise(() => undefined))
  await next.click()
  await everyVariant(page, 'desk-sign-in-busy')
  await page.unrouteAll({ behavior: 'ignoreErrors' })

  await page.goto('/admin/sign-in')
  await page.getByRole('textbox').first().fill(email)
  await page.getByRole('button', { name: 'Continue with password and code' }).click()
  await page.getByLabel('Password').fill(password)
  await page.route('**/graphql', (route) => route.abort())
  await next.click()
  await expect(page.getByRole('alert')).toContainText('The desk cannot reach the server.')
  await everyVariant(page, 'desk-sign-in-failed')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await next.click()
  await expect(page.getByLabel('Code', { exact: true })).toBeVisible()
  await everyVariant(page, 'desk-sign-in-code')
})

test('joining and a new password without a response of the server, at every width and in both themes [ADM-05]', async ({
  page,
}) => {
  await page.route('**/graphql', (route) => route.abort())
  for (const [path, title] of [
    ['/welcome#a-token', 'Welcome to the team'],
    ['/reset', 'A new password'],
  ] as const) {
    await page.goto(`/admin${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await everyVariant(page, `desk${path.replace(/#.*/, '').replace('/', '-')}-failed`)
  }
})

/** Replaces the GraphQL responses of a page, except the one that identifies the signed-in person. */
async function stubLists(page: Page, respond: (route: Route, body: object) => Promise<unknown>): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.route('**/graphql', async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { readonly data?: object | null }
    const isWhoAmI = 'viewer' in (body.data ?? {})
    await (isWhoAmI ? route.fulfill({ response }) : respond(route, body))
  })
}

/** Returns the same response with empty lists, except the services, whose tables always have lines. */
function emptied(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return ['queues', 'services'].includes(name) ? value : []
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, emptied(part, key)]))
}
