import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import {
  CreatePriceChange,
  ListPriceHistory,
  ListPrices,
  PublishPriceChange,
  ReadPriceChange,
  ReadPriceEffect,
} from '@seneb/contracts/messages/content/price.messages'
import { ListStaffNames } from '@seneb/contracts/messages/identity/staff.messages'
import type { StaffRole } from '@seneb/contracts/vocabulary/staff-access'
import { AppError } from '@seneb/platform/app-error'

import { TestGateway } from '../gateway.fixture.js'
import { fromOurPage, TestSessions } from '../staff/staff-session.fixture.js'

const staffId = '0190f5fe-7c00-7a00-8000-000000000001'
const id = '0190f5fe-7c00-7a00-8000-000000000002'
const at = '2026-11-29T09:00:00.000Z'
const received: unknown[] = []
let gateway: TestGateway
let sessions: TestSessions

const named = {
  key: 'hungary/veneers',
  country: 'hungary',
  countryName: 'Hungary',
  item: 'veneers',
  itemName: 'Veneers',
  unit: 'per tooth',
}
const values = { cents: null, source: 'a table', sourceUrl: undefined, asOf: '2026-11-01' }
const claim = {
  isShown: true,
  minPercent: 23,
  maxPercent: 93,
  combinations: 108,
  combinationsAbove: 36,
  combinationsDoorToDoor: 108,
  combinationsStayHome: 20,
}

beforeAll(async () => {
  gateway = await TestGateway.open()
  sessions = await TestSessions.of(gateway)
  await gateway.handle(ListStaffNames, () => ({
    people: [{ staffId, name: 'Salma Nour', title: 'Editor', mayTakeEnquiries: false }],
  }))
  await gateway.handle(ListPrices, () => ({
    prices: [
      { ...named, ...values, version: 1, age: 'due-soon' as const, currentUntil: '2027-11-01', openChangeIds: [id] },
    ],
  }))
  await gateway.handle(ReadPriceChange, () => ({
    change: {
      id,
      version: 2,
      state: 'open' as const,
      note: 'Survey',
      priceCount: 1,
      priceKeys: ['hungary/veneers'],
      validFrom: undefined,
      authorIds: [staffId],
      writtenBy: staffId,
      writtenAt: at,
      checkedBy: undefined,
      checkedAt: undefined,
      reason: undefined,
    },
    prices: [{ ...named, ...values, cents: 40_050, version: 1, current: { version: 1, ...values } }],
  }))
  await gateway.handle(ReadPriceEffect, (input) => {
    received.push(input)
    const state = { percentageSaved: 90, differenceCents: -5000, verdict: 'STAY_HOME' }
    const named = { country: 'usa', countryName: 'United States', procedure: 'veneers', procedureName: 'Veneers' }
    return {
      claim: { text: null, before: claim, after: { ...claim, isShown: false, minPercent: null, maxPercent: null } },
      estimates: [{ ...named, before: state, after: { ...state, percentageSaved: null } }],
      pages: ['/', '/budget-estimator'],
    }
  })
  await gateway.handle(CreatePriceChange, (input) => {
    received.push(input)
    return { id, version: 1, state: 'open' as const }
  })
  await gateway.handle(PublishPriceChange, () => {
    throw new AppError('APPROVER_IS_AUTHOR', { message: 'Someone else has to publish it.' })
  })
  await gateway.handle(ListPriceHistory, (input) => {
    received.push(input)
    const version = { number: 1, ...values, unit: 'per tooth', validFrom: '2026-11-01', cursor: 'a' }
    return { versions: [version], hasMore: true }
  })
})
beforeEach(() => {
  received.length = 0
})
afterAll(() => gateway.close())

const request = (query: string, role: StaffRole = 'editor') =>
  gateway.graphql(query, {}, fromOurPage(sessions.open([role])))

test('prices come with their age and values, a missing one as null [D-29]', async () => {
  const { json } = await request(
    '{ prices(age: DUE_SOON) { key countryName age currentUntil openChangeIds values { version price source asOf } } }',
  )

  expect(json.data).toEqual({
    prices: [
      {
        key: 'hungary/veneers',
        countryName: 'Hungary',
        age: 'DUE_SOON',
        currentUntil: '2027-11-01',
        openChangeIds: [id],
        values: { version: 1, price: null, source: 'a table', asOf: '2026-11-01' },
      },
    ],
  })
})

test('a change has both values of each price and the names of its authors [ADM-09]', async () => {
  const { json } = await request(`{ priceChange(id: "${id}") { change { state authors { name } checkedBy { name } }
    prices { proposed { price } current { price } } } }`)

  expect(json.data).toEqual({
    priceChange: {
      change: { state: 'OPEN', authors: [{ name: 'Salma Nour' }], checkedBy: null },
      prices: [{ proposed: { price: 400.5 }, current: { price: null } }],
    },
  })
})

test('the effect is counted, and a door-to-door difference is money', async () => {
  const { json } = await request(`{ priceEffect(changeId: "${id}") { claimText claimAfter { isShown minPercent }
    estimateCount pageCount estimates { before { difference { amount } verdict } after { percentageSaved } } } }`)

  expect(received).toEqual([{ changeId: id }])
  expect(json.data).toEqual({
    priceEffect: {
      claimText: null,
      claimAfter: { isShown: false, minPercent: null },
      estimateCount: 1,
      pageCount: 2,
      estimates: [
        { before: { difference: { amount: '-50.00' }, verdict: 'STAY_HOME' }, after: { percentageSaved: null } },
      ],
    },
  })
})

const propose = (price: string, own = '') => `mutation { createPriceChange(input: { note: "Survey", prices: [
  { key: "usa/lasik", version: 1, price: ${price}, source: "Survey", asOf: "2026-11-20" ${own} }] }) {
  __typename ... on PriceChangeSaved { id state } ... on InvalidInput { fields { path message } } } }`

test('a proposed amount is read as people write it, and one with two readings is refused at its field', async () => {
  const { json } = await request(propose('"$2,300.00"'))
  expect(json.data?.['createPriceChange']).toEqual({ __typename: 'PriceChangeSaved', id, state: 'OPEN' })
  expect(received).toMatchObject([{ note: 'Survey', prices: [{ price: 2300, hasNoPrice: false }] }])

  const { json: refused } = await request(propose('"2.300"'))
  expect(refused.data?.['createPriceChange']).toEqual({
    __typename: 'InvalidInput',
    fields: [{ path: 'prices[0].price', message: 'Please write 2300 or 2.30: this can be read both ways' }],
  })
  const { json: unsafe } = await request(propose('2300', 'sourceUrl: "javascript:alert(1)"'))
  expect(unsafe.data?.['createPriceChange']).toMatchObject({ fields: [{ path: 'prices[0].sourceUrl' }] })
  expect(received).toHaveLength(1)
})

test('an author who publishes gets the sentence of the service, and a writer is refused', async () => {
  const publish = `mutation { publishPriceChange(id: "${id}", version: 2) { __typename ... on Problem { message } } }`
  expect((await request(publish)).json.data).toEqual({
    publishPriceChange: { __typename: 'ApproverIsAuthor', message: 'Someone else has to publish it.' },
  })
  expect((await request(publish, 'writer')).json.data).toMatchObject({
    publishPriceChange: { __typename: 'NotAllowed' },
  })
})

test('partners read the versions of a price page by page [S11]', async () => {
  const { json } = await gateway.graphql(`{ referencePriceVersions(key: "hungary/veneers", first: 1, after: "z") {
    edges { cursor node { number unit price { amount } source asOf validFrom } }
    pageInfo { endCursor hasNextPage hasPreviousPage } } }`)

  expect(received).toEqual([{ key: 'hungary/veneers', first: 1, after: 'z' }])
  expect(json.data).toEqual({
    referencePriceVersions: {
      edges: [
        {
          cursor: 'a',
          node: {
            number: 1,
            unit: 'PER_TOOTH',
            price: null,
            source: 'a table',
            asOf: '2026-11-01',
            validFrom: '2026-11-01',
          },
        },
      ],
      pageInfo: { endCursor: 'a', hasNextPage: true, hasPreviousPage: true },
    },
  })
})
