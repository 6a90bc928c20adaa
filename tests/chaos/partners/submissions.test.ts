import { expect, test } from '@jest/globals'
import { onBehalfForm } from '@seneb/contracts/forms/on-behalf.form'
import { readForm } from '@seneb/contracts/forms/read-form'

import { SeededRandom } from '../seeded-random.js'
import { livePartners, mixedHandIn, tryingPartner } from './submissions.js'

const agreedAt = '2027-01-05T09:30:00Z'
const submissions = (seed: number) => {
  const random = new SeededRandom(seed)
  return Array.from({ length: 400 }, (_, number) => mixedHandIn(random, { name: `run-${seed}`, number, agreedAt }))
}

test('a seed determines the submissions, and no partner uses one reference for two', () => {
  const generated = submissions(5)
  expect(submissions(5)).toEqual(generated)
  expect(new Set(generated.map(({ partner, partnerReference }) => `${partner} ${partnerReference}`)).size).toBe(400)
  expect(new Set(generated.map(({ email }) => email)).size).toBe(400)
})

test('partners share references, and every kind of submission occurs with every use of keys', () => {
  const generated = submissions(6)
  const ofPartner = (name: string) =>
    new Set(generated.filter(({ partner }) => partner === name).map(({ partnerReference }) => partnerReference))
  const [first, second] = livePartners.map(ofPartner)
  expect([...(first ?? [])].filter((reference) => second?.has(reference)).length).toBeGreaterThan(100)
  expect(new Set(generated.map(({ keyHabit, manner }) => `${manner} ${keyHabit}`)).size).toBe(15)
  for (const { manner, partner } of generated) expect(partner === tryingPartner).toBe(manner === 'tried-out')
})

test('the agreements are accepted by the form [S11]', () => {
  for (const { agreedAt: at, partnerReference } of submissions(7)) {
    const onBehalf = { partnerReference, agreement: { textVersion: '3', agreedAt: at, method: 'paper' } }
    expect(readForm(onBehalfForm, onBehalf, { now: new Date(agreedAt) }).problems).toBeUndefined()
  }
})
