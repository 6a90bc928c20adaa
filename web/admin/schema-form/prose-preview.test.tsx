import { expect, test } from '@jest/globals'
import { renderToStaticMarkup } from 'react-dom/server'

import { ProsePreview } from './prose-preview.js'

const shown = (text: string) => renderToStaticMarkup(<ProsePreview text={text} />)

test('Markdown is shown as the site shows it', () => {
  expect(shown('**Rest** & [walk](/dental-care)\n\n- a\n- b\n\n> note\n\n| A |\n| --- |\n| 1 |')).toBe(
    '<div class="desk-prose"><p><strong>Rest</strong> &amp; <a href="/dental-care" target="_blank" rel="noreferrer">walk</a></p>' +
      '<ul><li>a</li><li>b</li></ul><blockquote><p>note</p></blockquote>' +
      '<table><thead><tr><th scope="col">A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table></div>',
  )
})

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[a](javascript:alert(1))',
  '[a](//evil.example)',
  '![a](https://evil.example/pixel.gif)',
  '# A heading',
])('%s is named and becomes no element [D-60, S8]', (hostile) => {
  const html = shown(hostile)

  expect(html).toContain('Not shown: ')
  expect(html).not.toMatch(/<(?:script|img|h1)|href=/)
})
