import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

import { describe, expect, test } from '@jest/globals'

import { commitSubjectError } from '../../infra/checks/commit-subject.mjs'

const cwd = fileURLToPath(new URL('../../', import.meta.url))
const git = (...args: readonly string[]) => execFileSync('git', [...args], { cwd, encoding: 'utf8' }).split('\n')

describe('commit subjects', () => {
  test('are type(scope): imperative, at most 72 characters, in every commit since the hook was added', () => {
    const [begin = ''] = git('log', '--diff-filter=A', '--format=%H', '--', '.githooks/commit-msg')
    const subjects = begin === '' ? [] : git('log', '--format=%s', `${begin}..HEAD`).filter(Boolean)
    const faulty = subjects.flatMap((subject) => {
      const error = commitSubjectError(subject)
      return error ? [`${subject}: ${error}`] : []
    })

    expect(faulty).toEqual([])
  })

  test.each([
    ['fix(web): keep focus in the cookie dialog', undefined],
    ['docs: say why bundles are ASCII', undefined],
    ['Merge branch of the desk', undefined],
    ['fixup! fix(web): keep focus', 'it is not "type(scope): imperative"'],
    ['wip', 'it is not "type(scope): imperative"'],
    ['feat(enquiry): Snooze an enquiry', 'it is not "type(scope): imperative"'],
    ['feature(enquiry): snooze an enquiry', 'it is not "type(scope): imperative"'],
    ['fix(web): fixed the dialog', '"fixed" is not an imperative'],
    ['fix(web): keep focus.', 'it ends with a period'],
    [`fix(web): keep ${'x'.repeat(60)}`, 'it has 75 characters; 72 are allowed'],
  ])('%s', (subject, error) => {
    if (error === undefined) expect(commitSubjectError(subject)).toBeUndefined()
    else expect(commitSubjectError(subject)).toContain(error)
  })
})
