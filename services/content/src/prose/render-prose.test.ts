import { expect, test } from '@jest/globals'

import { plainTextOf, renderProse } from './render-prose.js'

test('Markdown becomes paragraphs, emphasis, lists, tables, notes and links [ART-13, D-60]', () => {
  const html = renderProse(
    [
      'One **strong** and *soft* word.',
      '',
      '- first',
      '- second',
      '',
      '> Do not fly.',
      '',
      '| Week | Rest |',
      '|---|---|',
      '| 1 | bed |',
      '',
      '[Eyes](/ophthalmology) and [a source](https://www.who.int/)',
    ].join('\n'),
  )

  expect(html).toContain('<p>One <strong>strong</strong> and <em>soft</em> word.</p>')
  expect(html).toMatch(/<ul>\s*<li>first<\/li>\s*<li>second<\/li>\s*<\/ul>/)
  expect(html).toMatch(/<blockquote>\s*<p>Do not fly.<\/p>\s*<\/blockquote>/)
  expect(html).toContain('<th scope="col">Week</th>')
  expect(html).toContain('<a href="/ophthalmology">Eyes</a>')
  expect(html).toContain('<a href="https://www.who.int/" rel="noopener noreferrer">a source</a>')
})

test.each([
  ['<script>alert(1)</script>text', /script|alert/],
  ['<img src=x onerror=alert(1)>', /img|onerror/],
  ['<p onclick="alert(1)">text</p>', /onclick/],
  ['<p style="position:fixed" class="x" id="y">text</p>', /style|class|id=/],
  ['[x](javascript:alert(1))', /javascript/],
  ['[x](data:text/html;base64,AAAA)', /data:/],
  ['[x](http://plain.example/)', /http:/],
  ['[x](//evil.example/)', /evil/],
  ['<a href="jav&#x09;ascript:alert(1)">x</a>', /ascript:/],
  ['<iframe src="https://evil.example"></iframe>', /iframe|evil/],
  ['<svg><script>alert(1)</script></svg>', /svg|script|alert/],
  ['<style>*{display:none}</style>', /style|display/],
  ['<form action="/x"><input name=a></form>', /form|input/],
  ['<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>', /math|style|img|onerror/],
  ['![picture](https://evil.example/pixel.gif)', /img|evil/],
  ['# A heading\n\ntext', /h1/],
  ['<!-- a comment -->text', /comment/],
])('%s is cleaned [D-60, ART-13]', (hostile, forbidden) => {
  expect(renderProse(hostile)).not.toMatch(forbidden)
})

test('text is read without markup, with entities decoded', () => {
  expect(plainTextOf('**Rest** & [walk](/x)\n\n- a < b\n- "c"')).toBe('Rest & walk a < b "c"')
})
