import { expect, test } from '@jest/globals'

import { textOf, trackedFiles } from './tracked-text.js'

const inPixels = /\b(?:font-size|line-height|font)\s*:[^;{}]*?\d(?:px|pt)\b|\b(?:text|leading)-\[[\d.]+px\]/g

test("text and line heights scale with the person's text size: neither is in pixels [WCAG 1.4.4]", () => {
  const files = trackedFiles('web/**/*.css', 'web/**/*.tsx')
  const wrong = files.flatMap((file) => [...textOf(file).matchAll(inPixels)].map(([found]) => `${file}: ${found}`))

  expect(files.length).toBeGreaterThan(10)
  expect(wrong).toEqual([])
})
