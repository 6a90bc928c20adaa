/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'

import type { NewToast } from '../ui/toast-queue.js'
import { toastEvent } from '../ui/toast.js'
import { disclaimerKey, runDisclaimer } from './disclaimer.js'
import { watchHeader } from './bars.js'
import { watchImages } from './image-fallback.js'
import { plainTextOnly } from './trusted-html.js'

beforeEach(() => {
  jest.useFakeTimers()
  localStorage.clear()
  document.body.innerHTML = ''
})
afterEach(() => void jest.useRealTimers())

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

describe('the disclaimer', () => {
  test('appears after a second and a half, and never again once dismissed [DISC-01, DISC-02, D-06]', () => {
    document.body.innerHTML =
      '<main id="content" tabindex="-1"></main><button data-early="disclaimer-dismiss" data-title="Important information">Dismiss</button>'
    const toasts: string[] = []
    addEventListener(toastEvent, (event) => toasts.push((event as CustomEvent<NewToast>).detail.title))
    runDisclaimer()
    jest.advanceTimersByTime(1499)
    expect(root.dataset['disclaimer']).toBeUndefined()
    jest.advanceTimersByTime(1)
    expect(root.dataset['disclaimer']).toBe('shown')

    document.querySelector('button')?.click()
    expect(toasts).toEqual(['Important information'])
    expect(document.activeElement?.id).toBe('content')
    expect(root.dataset['disclaimer']).toBeUndefined()
    expect(localStorage.getItem(disclaimerKey)).not.toBeNull()
    runDisclaimer()
    jest.advanceTimersByTime(5000)
    expect(root.dataset['disclaimer']).toBeUndefined()
  })
})

test('a picture that fails is replaced, and when that fails too by text [SHELL-27, ERR-07]', () => {
  document.body.innerHTML = '<span data-picture=""><img src="/a.webp" data-fallback="/b.webp" alt=""></span>'
  const image = document.querySelector('img')
  watchImages(document)
  image?.dispatchEvent(new Event('error'))
  expect(image?.getAttribute('src')).toBe('/b.webp')
  image?.dispatchEvent(new Event('error'))
  expect(document.querySelector<HTMLElement>('[data-picture]')?.dataset['picture']).toBe('unavailable')
})

test('only text without markup may become HTML [S5]', () => {
  expect(plainTextOnly('{"@type":"Organization"}')).toBe('{"@type":"Organization"}')
  expect(plainTextOnly('<script></script>')).toBe('<script></script>')
  expect(plainTextOnly('<img src=x onerror=alert(1)>')).toBeNull()
})
