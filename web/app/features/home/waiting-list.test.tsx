import { expect, test } from '@jest/globals'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'

import { Hero } from './hero.js'
import { PersonalJourney } from './closing-call.js'

const sections = { 'the hero': Hero, "'Personalized medical journey'": PersonalJourney }

test.each(Object.entries(sections))('%s opens the waiting list in a new tab [HOME-03, HOME-04, D-68]', (_, Part) => {
  const html = htmlOf(<Part waitingListUrl="https://forms.example/waiting-list" />)
  const [link = ''] = /<a [^>]*forms\.example[^>]*>.*?<\/a>/.exec(html) ?? []
  expect(link).toContain('href="https://forms.example/waiting-list" target="_blank" rel="noopener noreferrer"')
  expect(link.replace(/<[^>]*>/g, '')).toBe('Join the waiting list↗ (opens in a new tab)')
})

test.each(Object.entries(sections))('%s has no button while there is no waiting list [D-68]', (_, Part) => {
  expect(htmlOf(<Part waitingListUrl="" />)).not.toMatch(/waiting list/i)
})

function htmlOf(part: React.ReactElement): string {
  return renderToStaticMarkup(<MemoryRouter>{part}</MemoryRouter>)
}
