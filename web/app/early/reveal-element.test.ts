/** @jest-environment jsdom */
import { beforeAll, expect, test } from '@jest/globals'

import { defineReveal } from './custom-elements.js'

type Seen = (entries: readonly { readonly target: Element; readonly isIntersecting: boolean }[]) => void
let seen: Seen
let options: IntersectionObserverInit | undefined
const watched = new Set<Element>()

beforeAll(() => {
  class Observer {
    constructor(callback: Seen, init: IntersectionObserverInit) {
      seen = callback
      options = init
    }
    observe = (element: Element) => watched.add(element)
    unobserve = (element: Element) => watched.delete(element)
  }
  Object.assign(window, { IntersectionObserver: Observer, matchMedia: () => ({ matches: false }) })
  defineReveal()
})

test('a block fades in once a tenth of it is in view, 50 px above the foot of the window [SHELL-25, HOME-07]', () => {
  expect(options).toEqual({ threshold: 0.1, rootMargin: '0px 0px -50px 0px' })
  document.body.innerHTML = '<seneb-reveal>words</seneb-reveal>'
  const [target] = watched
  if (!(target instanceof HTMLElement)) throw new Error('nothing is watched')
  seen([{ target, isIntersecting: false }])
  expect(target.dataset['state']).toBe('held')
  seen([{ target, isIntersecting: true }])
  expect([target.dataset['state'], watched.size]).toEqual(['shown', 0])
})

test('a block that is in view from the start is never held back [SHELL-25]', () => {
  document.body.innerHTML = '<seneb-reveal>words</seneb-reveal>'
  const [target] = watched
  if (!(target instanceof HTMLElement)) throw new Error('nothing is watched')
  seen([{ target, isIntersecting: true }])
  expect([target.dataset['state'], watched.size]).toEqual([undefined, 0])
})
