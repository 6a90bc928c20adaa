/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'

import type { HydrationTrigger } from './deferred-route-modules.js'
import { hydrateOnIntent } from './hydrate-on-intent.js'
import { hydratedEvent } from './hydrated-event.js'

beforeEach(() => {
  jest.useFakeTimers()
  document.body.innerHTML = ''
})
afterEach(() => {
  dispatchEvent(new Event(hydratedEvent))
  jest.useRealTimers()
})

describe('a page hydrates on intent', () => {
  const page = (when: HydrationTrigger, { failures = 0 } = {}) => {
    document.body.innerHTML = `<main tabindex="-1"><p>words</p></main><button type="button" data-early="consent-all">early</button><a href="/x">link</a><button type="button">react</button>
      <button type="button" commandfor="m">native</button><form><button>send</button></form>
      <script type="application/json" id="route-modules">${JSON.stringify({ when, manifest: '', routes: [] })}</script>`
    const hydrate = jest.fn<() => void>()
    const load = jest.fn(() => Promise.resolve(hydrate))
    for (let failed = 0; failed < failures; failed++) load.mockRejectedValueOnce(new Error('offline'))
    hydrateOnIntent(load)
    return { load, hydrate }
  }
  const over = (selector: string) =>
    document.querySelector(selector)?.dispatchEvent(new Event('pointerover', { bubbles: true }))

  test('reading and scrolling load nothing, reaching for a link does, once [P5]', () => {
    const { load } = page('intent')
    over('p')
    dispatchEvent(new Event('scroll'))
    expect(load).not.toHaveBeenCalled()
    over('[data-early]')
    expect(load).not.toHaveBeenCalled()
    over('a')
    over('a')
    expect(load).toHaveBeenCalledTimes(1)
  })

  test('a page that is of no use without its script begins by itself after the first paint', async () => {
    const { load, hydrate } = page('now')
    expect(load).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(50)
    expect([load, hydrate].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
  })

  test.each([
    ['the pointer moves', new Event('pointermove')],
    ['the page is scrolled', new Event('scroll')],
    ['a key is pressed', new KeyboardEvent('keydown', { key: 'Shift' })],
  ])('a form is loaded at once and taken over when somebody is there: %s [P5]', async (_sign, event) => {
    const { load, hydrate } = page('presence')
    await jest.advanceTimersByTimeAsync(50)
    expect([load, hydrate].map(({ mock }) => mock.calls.length)).toEqual([1, 0])
    dispatchEvent(event)
    await jest.advanceTimersByTimeAsync(0)
    dispatchEvent(event)
    await jest.advanceTimersByTimeAsync(0)
    expect([load, hydrate].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
  })

  test('a form whose script could not be loaded in calm is tried again by whoever comes', async () => {
    const { load, hydrate } = page('presence', { failures: 1 })
    await jest.advanceTimersByTimeAsync(50)
    dispatchEvent(new Event('scroll'))
    await jest.advanceTimersByTimeAsync(0)
    expect([load, hydrate].map(({ mock }) => mock.calls.length)).toEqual([2, 1])
  })

  test('a button pressed too early is pressed again afterwards; what the browser answers is left to it', () => {
    const { load } = page('intent')
    const pressed = jest.fn()
    const [early, react, native] = document.querySelectorAll('button')
    early?.click()
    native?.click()
    expect(load).not.toHaveBeenCalled()
    react?.click()
    expect(load).toHaveBeenCalledTimes(1)
    react?.addEventListener('click', pressed)
    dispatchEvent(new Event(hydratedEvent))
    expect(pressed).toHaveBeenCalledTimes(1)
  })

  describe('a page in translation', () => {
    const translated = () => {
      const opened = page('intent')
      document.body.insertAdjacentHTML('afterbegin', '<a href="#content" data-written="Skip to content">Aller</a>')
      return opened
    }

    test('is left to its links and forms', () => {
      const { load } = translated()
      over('a[href="/x"]')
      const sent = new SubmitEvent('submit', { bubbles: true, cancelable: true })
      document.querySelector('form')?.dispatchEvent(sent)
      expect([load.mock.calls.length, sent.defaultPrevented]).toEqual([0, false])
    })

    test('is taken over when a button needs it, and the button in its place is pressed where all was written anew', () => {
      const { load } = translated()
      document.querySelectorAll('button')[1]?.click()
      expect(load).toHaveBeenCalledTimes(1)
      const anew = document.body.innerHTML
      document.body.innerHTML = anew
      const pressed = jest.fn()
      document.querySelectorAll('button')[1]?.addEventListener('click', pressed)
      dispatchEvent(new Event(hydratedEvent))
      expect(pressed).toHaveBeenCalledTimes(1)
    })
  })

  describe('a stale page', () => {
    const stale = () => {
      page('intent')
      dispatchEvent(new Event(hydratedEvent))
      document.querySelector('main')?.insertAdjacentHTML('beforeend', '<a href="#there">on this page</a>')
      const comeAnew = jest.fn()
      hydrateOnIntent(() => Promise.resolve('stale' as const), comeAnew)
      return comeAnew
    }
    const form = () => document.querySelector('form')

    test('comes anew when somebody reaches for something', async () => {
      const comeAnew = stale()
      over('a')
      await jest.advanceTimersByTimeAsync(0)
      expect(comeAnew).toHaveBeenCalledTimes(1)
    })

    test.each([
      ['something was typed', () => form()?.dispatchEvent(new Event('input', { bubbles: true }))],
      ['a link was followed', () => document.querySelector<HTMLAnchorElement>('a[href="#there"]')?.click()],
    ])('stays where %s, until a button needs it anew', async (_use, use) => {
      const comeAnew = stale()
      over('a')
      use()
      await jest.advanceTimersByTimeAsync(0)
      over('a')
      await jest.advanceTimersByTimeAsync(0)
      expect(comeAnew).not.toHaveBeenCalled()
      document.querySelectorAll('button')[1]?.click()
      await jest.advanceTimersByTimeAsync(0)
      expect(comeAnew).toHaveBeenCalledTimes(1)
    })

    test('sends a form that waits for it as a document', async () => {
      const comeAnew = stale()
      const sent: boolean[] = []
      form()?.querySelector('button')?.click()
      addEventListener('submit', (event) => {
        sent.push(event.defaultPrevented)
        event.preventDefault()
      })
      await jest.advanceTimersByTimeAsync(0)
      expect([comeAnew.mock.calls.length, sent]).toEqual([0, [false]])
    })
  })

  test('when the scripts cannot be had, nothing is held back any more', async () => {
    document.body.innerHTML = '<button type="button">react</button>'
    const reported = jest.fn()
    Object.assign(globalThis, { reportError: reported })
    hydrateOnIntent(() => Promise.reject(new Error('offline')))
    await jest.advanceTimersByTimeAsync(50)
    const event = new MouseEvent('click', { bubbles: true, cancelable: true })
    document.querySelector('button')?.dispatchEvent(event)
    expect(event.defaultPrevented).toBe(false)
    expect(reported).toHaveBeenCalledTimes(1)
  })
})
