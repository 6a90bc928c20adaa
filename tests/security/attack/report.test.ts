import { expect, test } from '@jest/globals'

import { brokenLines, closingLine, exitCodeOf } from './report.js'
import type { CaseResult } from './run-attacks.js'

const passed: CaseResult = { family: 'documents', name: 'a bomb', verdict: true, rejectedInMs: 12.4 }
const slow: CaseResult = { family: 'bodies', name: 'a batch', verdict: true, rejectedInMs: 80.6 }
const broke: CaseResult = { family: 'files', name: 'a script', verdict: 'it was kept' }

test('the closing line counts the attempts and names the slowest rejection', () => {
  expect(closingLine([passed, slow])).toBe('tried=2 held=2 broke=0 slowest refusal=81 ms (bodies: a batch)')
  expect(closingLine([passed, broke])).toBe('tried=2 held=1 broke=1 slowest refusal=12 ms (documents: a bomb)')
})

test('failed cases are reported with their message, passed cases are not', () => {
  expect(brokenLines([passed, broke])).toEqual(['BROKE files / a script: it was kept'])
})

test('only a run with at least one case and no failure exits with 0', () => {
  expect([[passed, slow], [passed, broke], []].map(exitCodeOf)).toEqual([0, 1, 1])
})
