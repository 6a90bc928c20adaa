/** @jest-environment jsdom */
import { beforeAll, beforeEach, expect, jest, test } from '@jest/globals'

import { runMenus } from './menus.js'

let windowChanges: (event: { readonly matches: boolean }) => void

beforeAll(() => {
  const matchMedia = () => ({
    addEventListener: (_type: string, listener: typeof windowChanges) => (windowChanges = listener),
  })
  Object.assign(window, { matchMedia })
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
  Element.prototype.checkVisibility = () => true
  runMenus()
})
beforeEach(() => {
  document.body.innerHTML = `<details data-menu open><summary>About</summary><a href="#values">Our Values</a></details>
    <a href="#elsewhere">elsewhere</a>
    <dialog data-menu open><button id="first">Close</button><a id="last" href="#trip">Trip</a></dialog>`
})

const about = () => document.querySelector('details')
const press = (key: string, shiftKey = false) => {
  const event = new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true })
  document.activeElement?.dispatchEvent(event)
}

test('the About menu closes on Escape and gives focus back to its button [SHELL-03, D-74]', () => {
  about()?.querySelector('a')?.focus()
  press('Escape')
  expect(about()?.open).toBe(false)
  expect(document.activeElement).toBe(about()?.querySelector('summary'))
})

test('the About menu closes on a click elsewhere and on a followed link [SHELL-03]', () => {
  document.querySelector<HTMLElement>('body > a')?.click()
  expect(about()?.open).toBe(false)
  if (about()) (about() as HTMLDetailsElement).open = true
  about()?.querySelector('a')?.click()
  expect(about()?.open).toBe(false)
})

test('Tab cycles inside the full-screen menu [SHELL-06, D-74]', () => {
  const [first, last] = ['first', 'last'].map((id) => document.getElementById(id))
  last?.focus()
  press('Tab')
  expect(document.activeElement).toBe(first)
  press('Tab', true)
  expect(document.activeElement).toBe(last)
})

test('a link followed in the full-screen menu closes it [SHELL-06]', () => {
  document.getElementById('last')?.click()
  expect(document.querySelector('dialog')?.open).toBe(false)
})

test('the full-screen menu closes once the window has been wide for 100 ms [SHELL-05, D-74]', () => {
  jest.useFakeTimers()
  try {
    const menu = document.querySelector('dialog')
    windowChanges({ matches: true })
    jest.advanceTimersByTime(60)
    windowChanges({ matches: false })
    jest.advanceTimersByTime(1000)
    expect(menu?.open).toBe(true)
    windowChanges({ matches: true })
    jest.advanceTimersByTime(99)
    expect(menu?.open).toBe(true)
    jest.advanceTimersByTime(1)
    expect(menu?.open).toBe(false)
  } finally {
    jest.useRealTimers()
  }
})
