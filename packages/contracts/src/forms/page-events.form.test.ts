import { expect, test } from '@jest/globals'

import {
  milestonesOf,
  pageEventNames,
  pageNameOf,
  pageNames,
  scrollMilestones,
  timeMilestones,
  vitalNames,
} from '../vocabulary/page-events.js'
import { pageEventsForm } from './page-events.form.js'
import { readForm } from './read-form.js'

const page = '/trip-planner'
const read = (raw: object) => readForm(pageEventsForm, raw, {})
const problemsOf = (raw: object) => read(raw).problems?.map(({ path }) => path)

test('the events and milestones are those of the specification [ANA-01, ANA-02, ANA-03, CONS-11]', () => {
  expect(pageEventNames).toEqual(
    expect.arrayContaining([
      'referral_view',
      'referral_processed',
      'referral_processing_error',
      'referral_exception',
      'page_view',
      'consent_loaded_from_storage',
      'consent_accepted_all',
      'consent_preferences_saved',
    ]),
  )
  expect(scrollMilestones).toEqual([25, 50, 75, 100])
  expect(timeMilestones).toEqual([30, 60, 120, 300])
})

test('all kinds of page events are accepted in one request [ANA-01, ANA-02, ANA-03, D-39]', () => {
  const events = pageEventNames.flatMap((name) => {
    const milestones = vitalNames.some((vital) => vital === name) ? milestonesOf[name]?.slice(0, 1) : milestonesOf[name]
    return milestones ? milestones.map((milestone) => ({ name, milestone })) : [{ name }]
  })

  expect(events).toHaveLength(20)
  expect(read({ page, events }).value).toEqual({ page, events })
  expect(problemsOf({ page, events: [...events, { name: 'page_view' }] })).toEqual(['events'])
})

test.each([
  [{}, ['page', 'events']],
  [{ page, events: null }, ['events']],
  [{ page, events: [] }, ['events']],
  [{ page, events: [null] }, ['events[0]']],
  [{ page, events: [{ name: 'page_view' }, { name: 'page_view' }] }, ['events']],
  [{ page, events: [{ name: 'click' }] }, ['events[0].name']],
  [{ page, events: [{ name: 'scroll_depth' }] }, ['events[0].milestone']],
  [{ page, events: [{ name: 'scroll_depth', milestone: 30 }] }, ['events[0].milestone']],
  [{ page, events: [{ name: 'time_on_page', milestone: 30.5 }] }, ['events[0].milestone']],
  [{ page, events: [{ name: 'time_on_page', milestone: '30' }] }, ['events[0].milestone']],
  [{ page, events: [{ name: 'lcp', milestone: 501 }] }, ['events[0].milestone']],
  [
    {
      page,
      events: [
        { name: 'lcp', milestone: 500 },
        { name: 'lcp', milestone: 1000 },
      ],
    },
    ['events'],
  ],
  [{ page, events: [{ name: 'page_view', milestone: 25 }] }, ['events[0].milestone']],
  [{ page: '/blogs/my-story', events: [{ name: 'page_view' }] }, ['page']],
  [{ page: '/r/guide-7', events: [{ name: 'page_view' }] }, ['page']],
  [{ page: 'https://www.example.org/', events: [{ name: 'page_view' }] }, ['page']],
])('%j is refused whole [ANA-01, ANA-02, ANA-03, D-70]', (raw, paths) => {
  expect(problemsOf(raw)).toEqual(paths)
})

test.each([
  [{ visitor: 'amal' }, {}],
  [{}, { url: 'https://www.example.org/?name=amal' }],
  [{}, { at: '2026-11-21T09:00:00Z' }],
])('what could tell who was there is refused: %j %j [ANA-01, D-70]', (more, moreOfEvent) => {
  expect(read({ page, events: [{ name: 'page_view', ...moreOfEvent }], ...more }).problems).toHaveLength(1)
})

test.each([
  ['/', '/'],
  ['', '/'],
  ['/faq', '/'],
  ['/trip-planner', '/trip-planner'],
  ['/trip-planner/', '/trip-planner'],
  ['/t/guide-7', '/t/:id'],
  ['/refer', '/refer'],
  ['/refer/tour-guide-7', '/refer'],
  ['/refer/tour/guide-7', '/refer'],
  ['/blog/my-story', '/blogs/:slug'],
  ['/blogs', '/blogs'],
  ['/become-tour-guide', '/affiliate-guide'],
  ['/r/a/b', '/404'],
  ['/no-such-page', '/404'],
  ['/.*', '/404'],
])('%s is counted as %s, without id or slug [ANA-01, D-70]', (path, name) => {
  expect(pageNameOf(path)).toBe(name)
  expect(pageNames).toContain(name)
})
