import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import {
  ListSettings,
  ListSettingVersions,
  RestoreSettings,
  UpdateSettings,
} from '@seneb/contracts/messages/content/setting.messages'
import { ListStaffNames } from '@seneb/contracts/messages/identity/staff.messages'
import type { StaffRole } from '@seneb/contracts/vocabulary/staff-access'
import { AppError } from '@seneb/platform/app-error'

import { TestGateway } from '../gateway.fixture.js'
import { fromOurPage, rejectionOf, TestSessions } from '../staff/staff-session.fixture.js'

const staffId = '0190f5fe-7c00-7a00-8000-000000000001'
const at = '2026-11-29T09:00:00.000Z'
const received: unknown[] = []
let gateway: TestGateway
let sessions: TestSessions

beforeAll(async () => {
  gateway = await TestGateway.open()
  sessions = await TestSessions.of(gateway)
  await gateway.handle(ListStaffNames, () => ({
    people: [{ staffId, name: 'Salma Nour', title: 'Editor', mayTakeEnquiries: false }],
  }))
  await gateway.handle(ListSettings, () => ({
    groups: [
      {
        key: 'care-desk' as const,
        version: 2,
        settings: [
          {
            key: 'careDesk.hours' as const,
            value: 'Sun-Sat 10:00-22:00',
            isSample: false,
            changedAt: at,
            changedBy: staffId,
          },
          { key: 'careDesk.email' as const, value: '', isSample: true, changedAt: undefined, changedBy: undefined },
        ],
      },
    ],
  }))
  await gateway.handle(ListSettingVersions, (input) => {
    received.push(input)
    const changes = [{ key: 'careDesk.hours' as const, before: '', after: 'Sun-Sat 10:00-22:00' }]
    const version = { version: 2, changes, note: 'Open', restoredFrom: undefined, writtenAt: at, writtenBy: staffId }
    return { versions: [version], next: 'more' }
  })
  await gateway.handle(UpdateSettings, (input) => {
    received.push(input)
    return { group: input.group, version: 3 }
  })
  await gateway.handle(RestoreSettings, () => {
    throw new AppError('CHANGED_MEANWHILE')
  })
})
beforeEach(() => {
  received.length = 0
})
afterAll(() => gateway.close())

const request = (query: string, role: StaffRole = 'editor') =>
  gateway.graphql(query, {}, fromOurPage(sessions.open([role])))
const update = (settings: string) => `mutation {
  updateSettings(group: CARE_DESK, version: 2, settings: ${settings}, idempotencyKey: "one") {
    __typename ... on SettingsSaved { group version } ... on InvalidInput { fields { path message } } ... on Problem { code } } }`

test('groups have labels, help, types and the author and time of the last change [D-77]', async () => {
  const { json } = await request(`{ settingGroups { key name version pagePath
    settings { key label type value isSample maxLength changedAt changedBy { name } } } }`)

  expect(json.data).toEqual({
    settingGroups: [
      {
        key: 'CARE_DESK',
        name: 'Care desk',
        version: 2,
        pagePath: '/contact-us',
        settings: [
          {
            key: 'careDesk.hours',
            label: 'Opening hours',
            type: 'OPENING_HOURS',
            value: 'Sun-Sat 10:00-22:00',
            isSample: false,
            maxLength: 80,
            changedAt: at,
            changedBy: { name: 'Salma Nour' },
          },
          {
            key: 'careDesk.email',
            label: 'Email',
            type: 'EMAIL',
            value: '',
            isSample: true,
            maxLength: 254,
            changedAt: null,
            changedBy: null,
          },
        ],
      },
    ],
  })
})

test('versions are a connection, with the label of each changed setting', async () => {
  const { json } = await request(`{ settingVersions(group: CARE_DESK, first: 1) {
    nodes { version note restoredFrom writtenAt writtenBy { name } changes { key label before after } }
    pageInfo { hasNextPage endCursor } } }`)

  expect(json.data).toEqual({
    settingVersions: {
      nodes: [
        {
          version: 2,
          note: 'Open',
          restoredFrom: null,
          writtenAt: at,
          writtenBy: { name: 'Salma Nour' },
          changes: [{ key: 'careDesk.hours', label: 'Opening hours', before: '', after: 'Sun-Sat 10:00-22:00' }],
        },
      ],
      pageInfo: { hasNextPage: true, endCursor: 'more' },
    },
  })
  expect(received).toEqual([{ group: 'care-desk', first: 1 }])
})

test('a change is sent to the service as typed, and an invalid one is rejected at its field [S6]', async () => {
  const saved = await request(update('[{ key: "careDesk.email", value: "care@seneb.org" }]'))
  expect(saved.json.data).toEqual({
    updateSettings: { __typename: 'SettingsSaved', group: 'CARE_DESK', version: 3 },
  })
  expect(received).toEqual([
    { group: 'care-desk', version: 2, settings: [{ key: 'careDesk.email', value: 'care@seneb.org' }] },
  ])

  const tooMany = Array.from({ length: 21 }, () => '{ key: "careDesk.email", value: "" }').join(' ')
  for (const [settings, path] of [
    ['[]', 'settings'],
    [`[${tooMany}]`, 'settings'],
    ['[{ key: "no.such", value: "" }]', 'settings[0].key'],
    [`[{ key: "careDesk.email", value: "${'x'.repeat(4001)}" }]`, 'settings[0].value'],
  ] as const) {
    const { json } = await request(update(settings))
    expect(json.data).toMatchObject({ updateSettings: { fields: [{ path }] } })
  }
})

test('another version is a problem of its own; only editors may see or change settings [ROLE-03, R8]', async () => {
  const restore = `mutation { restoreSettings(group: CARE_DESK, version: 1, from: 1) { __typename ... on Problem { code } } }`
  expect(rejectionOf(await request(restore))).toBe('CHANGED_MEANWHILE')
  for (const role of ['writer', 'admin', 'care-lead'] as const) {
    expect(rejectionOf(await request(update('[{ key: "careDesk.email", value: "" }]'), role))).toBe('NOT_ALLOWED')
    const { json } = await request('{ settingGroups { key } }', role)
    expect(json.errors?.[0]?.extensions?.['code']).toBe('NOT_ALLOWED')
  }
})

test('a change of settings requires a recent sign-in, like every action that takes effect without a second person; reading does not [S6, D-77]', async () => {
  const headers = fromOurPage(sessions.open(['editor'], { authenticatedSecondsAgo: 601 }))
  const restore = `mutation { restoreSettings(group: OPERATION, version: 1, from: 1) { __typename ... on Problem { code } } }`
  const before = received.length
  for (const change of [update('[{ key: "careDesk.email", value: "care@seneb.org" }]'), restore])
    expect(rejectionOf(await gateway.graphql(change, {}, headers))).toBe('REAUTHENTICATION_REQUIRED')

  expect(received.length).toBe(before)
  expect((await gateway.graphql('{ settingGroups { key } }', {}, headers)).json.errors).toBeUndefined()
})
