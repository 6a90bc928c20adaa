import { expect, test } from '@jest/globals'
import { renderToStaticMarkup } from 'react-dom/server'

import { Day, exactText, When } from './when.js'

const at = '2026-11-30T10:15:30.000Z'

test('an exact time names its zone', () => {
  expect(exactText(at)).toMatch(/2026.+30 (?:GMT|UTC|[A-Z]{2,5})/)
  expect(renderToStaticMarkup(<When at={at} isExact />)).toContain(`>${exactText(at)}<`)
  expect(renderToStaticMarkup(<When at={at} />)).toContain(`title="${exactText(at)}"`)
})

test('a calendar day is that day in every zone, and has no time of its own', () => {
  expect(renderToStaticMarkup(<Day at="2026-11-30" />)).toBe('<time dateTime="2026-11-30">30 Nov 2026</time>')
  expect(renderToStaticMarkup(<Day at={at} />)).toContain(`title="${exactText(at)}"`)
})
