import { expect, test } from '@jest/globals'

import { Presence, type PersonThere } from './presence.js'

const enquiry = '0190f5fe-7c00-7a00-8000-000000000001'
const another = '0190f5fe-7c00-7a00-8000-000000000002'

function aPresence() {
  const clock = { now: 0 }
  const changes: (readonly [string, readonly PersonThere[]])[] = []
  const presence = new Presence(
    (...change) => void changes.push(change),
    () => clock.now,
  )
  return { clock, presence, changes }
}
const viewing = (staffId: string, enquiryId = enquiry) => ({ enquiryId, staffId, doing: 'viewing' as const })
const writing = (staffId: string) => ({ ...viewing(staffId), doing: 'writing' as const })

test('a person with two pages is present once, and writing if one page is; only changes are reported [GEN-07]', () => {
  const { presence, changes } = aPresence()

  presence.put('a', viewing('mona'))
  presence.put('b', writing('mona'))
  presence.put('b', writing('mona'))
  presence.remove('b')
  presence.remove('a')

  const people = changes.map(([, there]) => there.map(({ doing }) => doing))
  expect(people).toEqual([['viewing'], ['writing'], ['viewing'], []])
})

test('a page that navigates to another enquiry is no longer present at the previous one', () => {
  const { presence } = aPresence()

  presence.put('a', viewing('mona'))
  presence.put('a', viewing('mona', another))

  expect([...presence.everywhere().keys()]).toEqual([another])
})

test('presence expires after 45 s without an update [GEN-07]', () => {
  const { clock, presence } = aPresence()
  presence.put('lost', viewing('mona'))
  presence.put('alive', viewing('karim'))

  for (clock.now = 5000; clock.now <= 45_000; clock.now += 5000) {
    if (clock.now % 20_000 === 0) presence.put('alive', viewing('karim'))
    presence.sweep()
  }

  expect(presence.peopleAt(enquiry)).toEqual([{ staffId: 'karim', doing: 'viewing' }])
})

test('presence is bounded per session, per enquiry and in total; people already present stay subscribed [R14]', () => {
  const { presence } = aPresence()
  const ofSession = Array.from({ length: 6 }, (_, n) => presence.put(`s${n}`, { ...viewing('mona'), sessionId: 'one' }))
  const atEnquiry = Array.from({ length: 20 }, (_, n) => presence.put(`e${n}`, viewing(`p${n}`)))
  const all = Array.from({ length: 400 }, (_, n) => presence.put(`n${n}`, viewing(`q${n}`, `enquiry ${n}`)))

  expect(ofSession).toEqual([true, true, true, true, true, false])
  expect(atEnquiry.filter(Boolean)).toHaveLength(15)
  expect(all.filter(Boolean)).toHaveLength(280)
  expect(presence.put('n0', viewing('q0', 'enquiry 0'))).toBe(true)
})
