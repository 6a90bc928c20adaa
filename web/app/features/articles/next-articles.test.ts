import { expect, test } from '@jest/globals'

import { nextAfter } from './article-sections.js'

const listed = ['/blogs/a', '/blogs/b', null, '/blogs/c'].map((path) => ({ title: path ?? 'elsewhere', path }))
const pathsAfter = (path: string) => nextAfter(path, listed).map((next) => next.path)

test('an article leads to the next two of our own, round the end of the list [ART-09]', () => {
  expect(pathsAfter('/blogs/a')).toEqual(['/blogs/b', '/blogs/c'])
  expect(pathsAfter('/blogs/b')).toEqual(['/blogs/c', '/blogs/a'])
  expect(pathsAfter('/blogs/elsewhere')).toEqual(['/blogs/a', '/blogs/b'])
  expect(nextAfter('/blogs/a', listed.slice(0, 1))).toEqual([])
})
