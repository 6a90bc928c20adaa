import { randomUUID } from 'node:crypto'

import { afterAll, beforeEach, beforeAll, expect, test } from '@jest/globals'
import type { Input } from '@seneb/contracts/define'
import { PublicationChanged } from '@seneb/contracts/messages/content/changes.messages'
import { StaffActionCompleted } from '@seneb/contracts/messages/content/every-service.messages'
import { FeatureSwitchesChanged } from '@seneb/contracts/messages/content/feature-switch.messages'
import type { UpdateSettings } from '@seneb/contracts/messages/content/setting.messages'
import { settingGroupKeys, settingKeys, type SettingGroupKey } from '@seneb/contracts/vocabulary/site-settings'
import { staffCtx } from '@seneb/testkit/audited-once'
import { outboxPayloads } from '@seneb/testkit/outbox-payloads'
import type { TestDb } from '@seneb/testkit/test-db'
import pg from 'pg'

import { contentDb, contentTestCtx, statementsOf } from '../content.fixture.js'
import { shippedTexts } from '../content-files/shipped-texts.fixture.js'
import { republish } from '../seed/republish.js'
import { seedContent } from '../seed/seed-content.js'
import { readSite } from '../site/read-site.js'
import { changeSetting } from './change-setting.js'
import { restoreSettings, updateSettings } from './change-settings.js'
import { listSettings, listSettingVersions } from './list-settings.js'

let postgres: TestDb
let owner: pg.Client

beforeAll(async () => {
  postgres = await contentDb()
  owner = new pg.Client({ connectionString: postgres.adminUrl })
  await owner.connect()
  await seedContent(contentTestCtx(postgres))
  await owner.query(`create table shipped_settings as select * from content.publications where kind = 'setting'`)
})
beforeEach(async () => {
  await owner.query('truncate content.setting_versions')
  await owner.query(`update content.publications p
    set content = s.content, is_sample = s.is_sample, seeded_hash = s.seeded_hash
    from shipped_settings s where p.kind = s.kind and p.key = s.key`)
  for (const table of ['outbox', 'idempotency_keys']) await postgres.dataSource.query(`delete from ${table}`)
})
afterAll(async () => {
  await owner.end()
  await postgres.close()
})

const ids = new Map<string, string>()
const idOf = (name: string) => ids.get(name) ?? (ids.set(name, randomUUID()), ids.get(name) ?? '')

/** Context of an editor, whose every change must have exactly one audit entry. */
function editor(
  name = 'Salma',
  { idempotencyKey, samples = 'on' }: { idempotencyKey?: string; samples?: 'on' | 'off' } = {},
) {
  const staff = { id: idOf(name), sessionId: randomUUID(), name, title: 'Editor', authenticatedAt: new Date() }
  const ctx = staffCtx(contentTestCtx(postgres, samples), 'content', { ...staff, roles: ['editor'] })
  return idempotencyKey === undefined ? ctx : { ...ctx, idempotencyKey }
}

type Settings = Record<string, string>

const update = (group: SettingGroupKey, version: number, values: Settings, ctx = editor(), note?: string) => {
  const settings = Object.entries(values).map(([key, value]) => ({ key, value }))
  const request = { group, version, settings, ...(note === undefined ? {} : { note }) } as Input<typeof UpdateSettings>
  return updateSettings(request, ctx)
}
const groupOf = async (group: SettingGroupKey, ctx = editor()) => {
  const found = (await listSettings(ctx)).groups.find(({ key }) => key === group)
  if (!found) throw new Error(`there is no group ${group}`)
  return found
}
const valueOf = async (group: SettingGroupKey, key: string, ctx = editor()) =>
  (await groupOf(group, ctx)).settings.find((setting) => setting.key === key)
const versionsOf = async (group: SettingGroupKey, first = 20, after?: string) =>
  listSettingVersions({ group, first, after }, editor())
const actions = () => outboxPayloads(postgres.db, StaffActionCompleted)
const changed = { code: 'CHANGED_MEANWHILE' }
const rejectedAt = (path: string, message: RegExp) => ({
  code: 'INPUT_INVALID',
  fields: [{ path, message: expect.stringMatching(message) }],
})

test('every shipped setting is in one group, and every setting of a group is shipped [D-77]', async () => {
  expect(shippedTexts.settings.map(({ key }) => key).toSorted()).toEqual([...settingKeys].toSorted())
  const { groups } = await listSettings(editor())

  expect(groups.map(({ key }) => key)).toEqual(settingGroupKeys)
  expect(groups.flatMap(({ settings }) => settings.map(({ key }) => key))).toEqual(settingKeys)
  expect(new Set(groups.map(({ version }) => version))).toEqual(new Set([1]))
})

test('a change is on the site, in the history, on the audit trail and in an event, in one transaction [D-63, D-77, ADM-09, S10]', async () => {
  const ctx = editor()
  await update('company', 1, { 'company.name': 'Seneb Ltd', 'company.paidBy': '' }, ctx, 'Registered last week')

  expect((await readSite(ctx)).settings.companyName).toBe('Seneb Ltd')
  expect(await valueOf('company', 'company.name')).toEqual({
    key: 'company.name',
    value: 'Seneb Ltd',
    isSample: false,
    changedAt: ctx.now().toISOString(),
    changedBy: idOf('Salma'),
  })
  // A value that was sent unchanged stays a sample.
  expect(await valueOf('company', 'company.address')).toMatchObject({ isSample: true, changedBy: undefined })
  expect(await versionsOf('company')).toEqual({
    next: undefined,
    versions: [
      {
        version: 2,
        changes: [{ key: 'company.name', before: 'Sample Company Ltd', after: 'Seneb Ltd' }],
        note: 'Registered last week',
        restoredFrom: undefined,
        writtenAt: ctx.now().toISOString(),
        writtenBy: idOf('Salma'),
      },
      expect.objectContaining({ version: 1, changes: [], writtenBy: undefined }),
    ],
  })
  expect(await actions()).toMatchObject([
    {
      action: 'change-settings',
      object: { kind: 'settings', id: 'company' },
      fields: [{ name: 'company.name', from: 'Sample Company Ltd', to: 'Seneb Ltd' }],
    },
  ])
  expect(await outboxPayloads(postgres.db, PublicationChanged)).toMatchObject([
    { changes: [{ kind: 'setting', key: 'company.name' }] },
  ])
  expect(await outboxPayloads(postgres.db, FeatureSwitchesChanged)).toEqual([])
})

test('a switch is published with all others to the services that use it, and again with every full publication', async () => {
  await update('operation', 1, { 'planner.acceptsEnquiries': 'off', 'maintenance.notice': 'Back at noon.' })

  const [told] = await outboxPayloads(postgres.db, FeatureSwitchesChanged)
  expect(told?.switches).toEqual([
    { name: 'planner.acceptsEnquiries', isOn: false },
    { name: 'newsletter.doubleOptIn', isOn: true },
    { name: 'newsletter.hideDuplicates', isOn: false },
    { name: 'referral.acceptUnknown', isOn: true },
  ])
  expect((await readSite(editor())).settings).toMatchObject({
    acceptsTripPlans: false,
    maintenanceNotice: 'Back at noon.',
  })
  await republish(contentTestCtx(postgres))
  expect((await outboxPayloads(postgres.db, FeatureSwitchesChanged)).at(-1)?.switches).toEqual(told?.switches)
})

test('a switch changed by a replica whose clock is behind is later than the previous change', async () => {
  const [ahead, behind] = [editor(), editor('Omar')]
  const now = behind.now()
  await update(
    'operation',
    1,
    { 'planner.acceptsEnquiries': 'off' },
    { ...ahead, now: () => new Date(now.getTime() + 5000) },
  )
  await update('operation', 2, { 'planner.acceptsEnquiries': 'on' }, behind)

  const events = await outboxPayloads(postgres.db, FeatureSwitchesChanged)
  expect(events.map(({ switches }) => switches[0]?.isOn)).toEqual([false, true])
  const [first, second] = events.map(({ changedAt }) => Date.parse(changedAt))
  expect((second ?? 0) - (first ?? 0)).toBe(1)
})

test('of two editors of the same version the second gets a conflict, and nothing of theirs is stored [R8]', async () => {
  await update('values-page', 1, { 'values.welcomeTitle': 'Hello' })
  await expect(update('values-page', 1, { 'values.welcomeTitle': 'Hi' }, editor('Omar'))).rejects.toMatchObject(changed)

  const outcomes = await Promise.allSettled(
    Array.from({ length: 8 }, (_none, at) =>
      update('values-page', 2, { 'values.welcomeTitle': `Hello ${at}` }, editor(`Editor ${at}`)),
    ),
  )
  const reasons = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as object] : []))
  expect(reasons).toMatchObject(Array.from({ length: 7 }, () => changed))
  expect((await versionsOf('values-page')).versions.map(({ version }) => version)).toEqual([3, 2, 1])
  expect(await actions()).toHaveLength(2)
  // Versions of another group do not conflict.
  await update('packages', 1, { 'packages.seller': 'Nile Travel GmbH' }, editor('Omar'))
})

test('a repeated request whose response was lost is one version [R3]', async () => {
  const once = () => editor('Salma', { idempotencyKey: 'one' })
  const first = await update('packages', 1, { 'packages.seller': 'Nile Travel GmbH' }, once())
  expect(await update('packages', 1, { 'packages.seller': 'Nile Travel GmbH' }, once())).toEqual(first)
  await expect(update('packages', 1, { 'packages.seller': 'Other GmbH' }, once())).rejects.toMatchObject({
    code: 'IDEMPOTENCY_CONFLICT',
  })
  expect((await versionsOf('packages')).versions).toHaveLength(2)
})

test('an earlier version is restored as a new one, and samples come back as samples [D-63, O-1]', async () => {
  await update('packages', 1, { 'packages.seller': 'Nile Travel GmbH' })
  await update('packages', 2, { 'packages.seller': 'Other GmbH' }, editor('Omar'))
  await expect(restoreSettings({ group: 'packages', version: 2, from: 2 }, editor())).rejects.toMatchObject(changed)
  expect(await restoreSettings({ group: 'packages', version: 3, from: 2 }, editor())).toEqual({
    group: 'packages',
    version: 4,
  })
  expect(await valueOf('packages', 'packages.seller')).toMatchObject({ value: 'Nile Travel GmbH', isSample: false })

  await restoreSettings({ group: 'packages', version: 4, from: 1 }, editor())
  expect(await valueOf('packages', 'packages.seller')).toMatchObject({ value: 'Sample Seller Ltd', isSample: true })
  expect((await versionsOf('packages')).versions[0]).toMatchObject({
    version: 5,
    restoredFrom: 1,
    changes: [{ key: 'packages.seller', before: 'Nile Travel GmbH', after: 'Sample Seller Ltd' }],
  })
  expect((await actions()).map(({ action }) => action)).toEqual([
    'change-settings',
    'change-settings',
    'restore-settings',
    'restore-settings',
  ])
  await expect(restoreSettings({ group: 'packages', version: 5, from: 9 }, editor())).rejects.toMatchObject(
    rejectedAt('from', /^Version not found/),
  )
  await expect(restoreSettings({ group: 'packages', version: 5, from: 1 }, editor())).rejects.toMatchObject(
    rejectedAt('from', /^Nothing is different/),
  )
})

test('where samples are off, a sample is an empty field, and a value typed in its place is real [O-1]', async () => {
  const off = () => editor('Salma', { samples: 'off' })
  expect(await valueOf('packages', 'packages.seller', off())).toMatchObject({ value: '', isSample: true })

  await update('packages', 1, { 'packages.seller': 'Sample Seller Ltd' }, off())

  expect(await valueOf('packages', 'packages.seller', off())).toMatchObject({
    value: 'Sample Seller Ltd',
    isSample: false,
  })
})

test('a release with other values does not overwrite changes by staff [D-63]', async () => {
  await update('packages', 1, { 'packages.seller': 'Nile Travel GmbH' })
  await owner.query('truncate content.seed_state')
  await seedContent(contentTestCtx(postgres))

  expect(await valueOf('packages', 'packages.seller')).toMatchObject({ value: 'Nile Travel GmbH' })
})

test('the command line writes a version without an author, by the same rules', async () => {
  await changeSetting({ key: 'packages.seller', value: '  Nile Travel GmbH ' }, contentTestCtx(postgres))
  await expect(changeSetting({ key: 'careDesk.email', value: 'nobody' }, contentTestCtx(postgres))).rejects.toThrow(
    'careDesk.email is not set: Please give one email address',
  )
  await expect(changeSetting({ key: 'no.such', value: '1' }, contentTestCtx(postgres))).rejects.toThrow(
    'there is no setting no.such; there are: company.name',
  )

  expect((await versionsOf('packages')).versions[0]).toMatchObject({ version: 2, writtenBy: undefined })
  expect(await valueOf('packages', 'packages.seller')).toMatchObject({ value: 'Nile Travel GmbH' })
  expect(await actions()).toEqual([])
})

test('versions are read page by page, each once, by one statement [P9]', async () => {
  for (let version = 1; version <= 5; version++) {
    await update('packages', version, { 'packages.seller': `Seller ${version} GmbH` })
  }
  const seen: number[] = []
  let after: string | undefined
  do {
    const page = await versionsOf('packages', 2, after)
    seen.push(...page.versions.map(({ version }) => version))
    after = page.next
  } while (after !== undefined)

  expect(seen).toEqual([6, 5, 4, 3, 2, 1])
  expect(await statementsOf(postgres, () => versionsOf('packages'))).toBe(1)
  expect(await statementsOf(postgres, () => listSettings(editor()))).toBe(2)
  for (const cursor of ['nonsense', Buffer.from('version:-1').toString('base64url')]) {
    await expect(versionsOf('packages', 2, cursor)).rejects.toMatchObject(rejectedAt('after', /cursor of a page/))
  }
})

test('the database itself refuses to change or to lose a version [R8]', async () => {
  await update('packages', 1, { 'packages.seller': 'Nile Travel GmbH' })
  for (const statement of [`update setting_versions set note = 'x'`, 'delete from setting_versions']) {
    await expect(postgres.dataSource.query(statement)).rejects.toThrow('only added')
  }
})

const refused: readonly (readonly [group: SettingGroupKey, values: Settings, path: string, message: RegExp])[] = [
  ['company', { 'company.privacyEmail': 'a@b, c@d' }, 'settings[0].value', /one email address/],
  ['company', { 'company.name': '' }, 'settings[0].value', /has to name who answers/],
  ['company', { 'company.name': 'TO' + 'DO' }, 'settings[0].value', /has to name who answers/],
  ['company', { 'company.name': 'x'.repeat(201) }, 'settings[0].value', /at most 200 characters/],
  ['company', { 'company.name': 'Seneb\nLtd' }, 'settings[0].value', /single line/],
  ['company', { 'company.name': 'Seneb \u202Edtl' }, 'settings[0].value', /U\+202E/],
  ['company', { 'packages.seller': 'Nile GmbH' }, 'settings[0].value', /belongs to another group/],
  ['processors', { 'processors.hosting': 'Nile Hosting' }, 'settings[0].value', /Name, Country/],
  ['care-desk', { 'careDesk.whatsapp': '0100 1234567' }, 'settings[0].value', /country code/],
  ['care-desk', { 'careDesk.hours': 'Sun-Thu 09:00-17:00' }, 'settings[0].value', /in Cairo/],
  ['care-desk', { 'careDesk.languages': 'English, <b>' }, 'settings[0].value', /commas between/],
  ['links', { 'links.facebook': 'javascript:alert(1)' }, 'settings[0].value', /https:\/\//],
  ['links', { 'links.facebook': 'http://facebook.com/seneb' }, 'settings[0].value', /https:\/\//],
  ['links', { 'links.facebook': 'https://user:word@facebook.com/' }, 'settings[0].value', /https:\/\//],
  ['partners', { 'partners.hosts': 'clinic.example.org <script>' }, 'settings[0].value', /not the name of a host/],
  ['operation', { 'newsletter.doubleOptIn': 'maybe' }, 'settings[0].value', /on or off/],
  ['operation', { 'newsletter.doubleOptIn': '' }, 'settings[0].value', /on or off/],
  ['operation', { 'maintenance.notice': 'x'.repeat(301) }, 'settings[0].value', /at most 300 characters/],
  ['values-page', { 'values.welcomeTitle': 'Welcome' }, 'settings', /^Nothing is different/],
]

test.each(refused)(
  'in %s %j is refused at its field by the service itself, and nothing is stored [D-66, S6]',
  async (group, values, path, message) => {
    await expect(update(group, 1, values)).rejects.toMatchObject(rejectedAt(path, message))

    expect((await versionsOf(group)).versions).toEqual([])
    expect(await actions()).toEqual([])
  },
)

test.each<[SettingGroupKey, Settings, string]>([
  ['company', { 'company.privacyEmail': 'privacy@seneb.org' }, 'privacy@seneb.org'],
  ['company', { 'company.name': '  Seneb\u200B Ltd ' }, 'Seneb Ltd'],
  ['processors', { 'processors.ai': 'none' }, 'none'],
  ['care-desk', { 'careDesk.whatsapp': '+20 10 1234 5678' }, '+20 10 1234 5678'],
  ['care-desk', { 'careDesk.hours': '' }, ''],
  ['links', { 'links.linkedin': 'https://www.linkedin.com/company/seneb' }, 'https://www.linkedin.com/company/seneb'],
  [
    'partners',
    { 'partners.hosts': ' Clinic.example.org,  .travel.example.org' },
    'clinic.example.org .travel.example.org',
  ],
  ['partners', { 'partners.thanks': '<script>alert(1)</script>' }, '<script>alert(1)</script>'],
])('in %s %j is taken as %j', async (group, values, stored) => {
  await update(group, 1, values)

  expect(await valueOf(group, Object.keys(values)[0] ?? '')).toMatchObject({ value: stored })
})
