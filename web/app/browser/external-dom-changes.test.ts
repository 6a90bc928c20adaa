/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'

import { restoreRootAttributes } from './external-dom-changes.js'
import { hydratedEvent } from './page-events.js'

/** Creates a separate document in its state before hydration. */
function aPage(): Document {
  const page = document.implementation.createHTMLDocument('Seneb')
  page.documentElement.dataset['theme'] = 'dark'
  page.documentElement.lang = 'fr'
  page.body.innerHTML = '<a>Skip</a>'
  return page
}

test('a changed attribute of the document is restored where React rewrote it, without later changes', async () => {
  const page = aPage()
  const root = page.documentElement
  restoreRootAttributes(page)
  root.dataset['consent'] = 'chosen'
  await Promise.resolve()
  for (const name of ['data-theme', 'data-consent']) root.removeAttribute(name)
  root.lang = 'en'
  page.body.innerHTML = '<a>Skip</a>'
  await Promise.resolve()
  dispatchEvent(new Event(hydratedEvent))
  expect([root.dataset['theme'], root.dataset['consent'], root.lang]).toEqual(['dark', 'chosen', 'en'])
})

test('where React adopted the document unchanged, a removed change stays removed', () => {
  const page = aPage()
  restoreRootAttributes(page)
  page.documentElement.removeAttribute('data-theme')
  dispatchEvent(new Event(hydratedEvent))
  expect(page.documentElement.dataset['theme']).toBeUndefined()
})
