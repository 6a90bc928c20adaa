/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'

import { toggleTheme } from '../shell/theme.js'
import { disclaimerKey, dismissDisclaimer, restoreDisclaimer } from './disclaimer-timer.js'
import { watchHeader } from './header-scroll.js'
import { hydratedEvent, hydrateOnIntent } from './hydrate-on-intent.js'
import { watchImages } from './image-fallback.js'
import { plainTextOnly } from './trusted-html.js'

beforeEach(() => {
  jest.useFakeTimers()
  localStorage.clear()
  document.body.innerHTML = ''
})
afterEach(() => {
  dispatchEvent(new Event(hydratedEvent))
  jest.useRealTimers()
})

const root = document.documentElement

test('the header is scrolled past ten pixels, and at the top again before [SHELL-01]', () => {
  watchHeader(root)
  const at = (y: number): boolean => {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true })
    dispatchEvent(new Event('scroll'))
    return root.hasAttribute('data-scrolled')
  }
  expect([at(0), at(10), at(11), at(10)]).toEqual([false, false, true, false])
})

describe('the disclaimer bar', () => {
  test('appears after a second and a half, and never again once dismissed [DISC-01, DISC-02, D-06]', () => {
    restoreDisclaimer()
    jest.advanceTimersByTime(1499)
    expect(root.dataset['disclaimer']).toBeUndefined()
    jest.advanceTimersByTime(1)
    expect(root.dataset['disclaimer']).toBe('shown')

    dismissDisclaimer()
    expect(root.dataset['disclaimer']).toBeUndefined()
    expect(localStorage.getItem(disclaimerKey)).not.toBeNull()
    restoreDisclaimer()
    jest.advanceTimersByTime(5000)
    expect(root.dataset['disclaimer']).toBeUndefined()
  })
})

test('a picture that fails is replaced, and when that fails too by words [SHELL-27, ERR-07]', () => {
  document.body.innerHTML = '<span data-picture=""><img src="/a.webp" data-fallback="/b.webp" alt=""></span>'
  const image = document.querySelector('img')
  watchImages(document)
  image?.dispatchEvent(new Event('error'))
  expect(image?.getAttribute('src')).toBe('/b.webp')
  image?.dispatchEvent(new Event('error'))
  expect(document.querySelector<HTMLElement>('[data-picture]')?.dataset['picture']).toBe('unavailable')
})

test('the theme changes and the choice is kept [SHELL-16, D-73]', () => {
  root.dataset['theme'] = 'light'
  expect(toggleTheme()).toBe('dark')
  expect([root.dataset['theme'], localStorage.getItem('theme')]).toEqual(['dark', 'dark'])
  expect(toggleTheme()).toBe('light')
})

test('only text without markup may become HTML [S5]', () => {
  expect(plainTextOnly('{"@type":"Organization"}')).toBe('{"@type":"Organization"}')
  expect(plainTextOnly('<script></script>')).toBe('<script></script>')
  expect(plainTextOnly('<img src=x onerror=alert(1)>')).toBeNull()
})

describe('a page hydrates on intent', () => {
  const page = (when: 'intent' | 'now') => {
    document.body.innerHTML = `<main tabindex="-1"><p>words</p></main><button type="button" data-early="consent-all">early</button><a href="/x">link</a><button type="button">react</button>
      <button type="button" commandfor="m">native</button><form><button>send</button></form>
      <script type="application/json" id="route-modules">${JSON.stringify({ when, manifest: '', routes: [] })}</script>`
    const hydrate = jest.fn(() => Promise.resolve())
    hydrateOnIntent(hydrate)
    return hydrate
  }
  const over = (selector: string) =>
    document.querySelector(selector)?.dispatchEvent(new Event('pointerover', { bubbles: true }))

  test('reading and scrolling load nothing, reaching for a link does, once [P5]', () => {
    const hydrate = page('intent')
    over('p')
    dispatchEvent(new Event('scroll'))
    expect(hydrate).not.toHaveBeenCalled()
    over('[data-early]')
    expect(hydrate).not.toHaveBeenCalled()
    over('a')
    over('a')
    expect(hydrate).toHaveBeenCalledTimes(1)
  })

  test('a form page begins by itself after the first paint', () => {
    const hydrate = page('now')
    expect(hydrate).not.toHaveBeenCalled()
    jest.advanceTimersByTime(50)
    expect(hydrate).toHaveBeenCalledTimes(1)
  })

  test('a button pressed too early is pressed again afterwards; what the browser answers is left to it', () => {
    const hydrate = page('intent')
    const pressed = jest.fn()
    const [early, react, native] = document.querySelectorAll('button')
    early?.click()
    native?.click()
    expect(hydrate).not.toHaveBeenCalled()
    react?.click()
    expect(hydrate).toHaveBeenCalledTimes(1)
    react?.addEventListener('click', pressed)
    dispatchEvent(new Event(hydratedEvent))
    expect(pressed).toHaveBeenCalledTimes(1)
  })

  test('when the scripts cannot be had, nothing is held back any more', async () => {
    document.body.innerHTML = '<button type="button">react</button>'
    const reported = jest.fn()
    Object.assign(globalThis, { reportError: reported })
    hydrateOnIntent(() => Promise.reject(new Error('offline')))
    jest.advanceTimersByTime(50)
    await Promise.resolve()
    await Promise.resolve()
    const event = new MouseEvent('click', { bubbles: true, cancelable: true })
    document.querySelector('button')?.dispatchEvent(event)
    expect(event.defaultPrevented).toBe(false)
    expect(reported).toHaveBeenCalledTimes(1)
  })
})
