import { expect, test } from '@jest/globals'

import { textOf } from './prose.js'
import { respondWith, proseOf, withProse } from './publication-reading.server.js'

const statusOf = (reading: Parameters<typeof respondWith<{ article: object | null }, object>>[0]) => {
  const response = respondWith(reading, ({ article }) => article)
  return response.init?.status ?? 200
}

test('an address that can be the name of nothing is not found, and only a fault of ours is a 503 [D-22]', () => {
  expect(statusOf({ unavailable: 'refused' })).toBe(404)
  expect(statusOf({ data: { article: null } })).toBe(404)
  expect((['failed', 'late', 'unreachable'] as const).map((unavailable) => statusOf({ unavailable }))).toEqual([
    503, 503, 503,
  ])
  expect(statusOf({ data: { article: {} } })).toBe(200)
})

test('a text becomes plain data of the allow-list, links and lists included [ART-13, D-60]', () => {
  expect(proseOf('<p>Ask <a href="/contact-us">us</a> &amp; <em>wait</em></p>\n<ol start="3"><li>x</li></ol>')).toEqual(
    [
      {
        tag: 'p',
        children: [
          'Ask ',
          { tag: 'a', href: '/contact-us', children: ['us'] },
          ' & ',
          { tag: 'em', children: ['wait'] },
        ],
      },
      { tag: 'ol', start: 3, children: [{ tag: 'li', children: ['x'] }] },
    ],
  )
})

test.each([
  ['<p onclick="x()">a</p>', [{ tag: 'p', children: ['a'] }]],
  ['<p><a href="javascript:x()">a</a></p>', [{ tag: 'p', children: [{ tag: 'a', children: ['a'] }] }]],
  ['<p><a href="//evil.example">a</a></p>', [{ tag: 'p', children: [{ tag: 'a', children: ['a'] }] }]],
  ['<div><b>a</b></div>', ['a']],
  ['<script>x()</script><p>a</p>', [{ tag: 'p', children: ['a'] }]],
  ['<iframe src="https://evil.example"></iframe>a<img src=x onerror=x()>', ['a']],
])('nothing runs, whatever an answer holds: %s [D-60, ART-13]', (html, expected) => {
  expect(proseOf(html)).toEqual(expected)
})

test('everything that is called html is read, at any depth, and nothing else [D-60]', () => {
  const data = { title: '<b>', noticeHtml: null, sections: [{ html: '<p>a</p>', anchor: 'x' }] }
  expect(withProse(data)).toEqual({
    title: '<b>',
    noticeHtml: null,
    sections: [{ html: [{ tag: 'p', children: ['a'] }], anchor: 'x' }],
  })
})

test('the text of a page is read without its markup', () => {
  expect(textOf(proseOf('<p>One <strong>two</strong>, three.</p><p>Four</p>'))).toBe('One two, three. Four')
})

test('a response that is shown many times is read once [P4]', () => {
  const content = { introHtml: '<p>Once</p>' }
  expect(withProse(content)).toBe(withProse(content))
  expect(withProse({ ...content })).not.toBe(withProse(content))
})
