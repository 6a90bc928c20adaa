import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { expect, test } from '@jest/globals'
import { marked } from 'marked'
import { parse } from 'yaml'

import { readProse, writeProse } from './prose-markdown.js'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const rendered = (markdown: string) => marked.parse(markdown, { async: false }).replaceAll(/\s+/g, ' ').trim()
const roundTrip = (markdown: string) => {
  const content = readProse(markdown)
  return content && writeProse(content)
}

test.each([
  'Plain text with **bold**, *emphasis* and a [link](/dental-care).',
  'One paragraph.\n\nAnother with a break  \nin it.',
  '- One\n- Two\n  - Nested',
  '3. Three\n4. Four',
  '9. Nine\n10. Ten\n    - Nested',
  '> A note that must not be missed.\n>\n> - With a list',
  '| Age | Price |\n| --- | --- |\n| **8** | [1,200](/costs) |',
  'Dr. Hany and St. Mary are no list. R&D, 5 < 6.',
])('%s is the same after it was opened in the editor [R1]', (markdown) => {
  expect(roundTrip(markdown)).toBe(markdown)
})

test.each([
  '# A heading',
  '<b>HTML</b>',
  'An ![image](https://a.example/x.png)',
  '`code`',
  '~~struck~~',
  '[a](javascript:alert(1))',
  '| A |\n| :-: |\n| 1 |',
])('%s is left to the field with Markdown, because the editor would lose it [R1]', (markdown) => {
  expect(readProse(markdown)).toBeUndefined()
})

test.each([
  '1. x',
  '1) x',
  '- x',
  '+ x',
  '> x',
  '# x',
  '---',
  '***',
  '*a* _b_',
  '[x](/y)',
  'a\\b',
  '`c`',
  '<b>',
  '&amp;',
  '&copy;',
  'a | b',
])('text that looks like markup stays text: %s [R1]', (text) => {
  const markdown = writeProse({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] })

  const html = marked.parse(markdown, { async: false }).trim()
  const shown = html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
  expect(shown).toBe(`<p>${text}</p>`)
  expect(readProse(markdown)).toBeDefined()
})

test('every shipped answer and value can be edited, and the site shows it as before [R1]', () => {
  const files = ['faqs', 'company-values'].map((name) => `services/content/content/${name}.yaml`)
  const texts = files.flatMap((file) =>
    (parse(readFileSync(`${root}${file}`, 'utf8')) as Record<string, string>[]).map(
      ({ answer, text }) => answer ?? text ?? '',
    ),
  )
  expect(texts.length).toBeGreaterThan(20)

  expect(texts.filter((text) => rendered(roundTrip(text) ?? '') !== rendered(text))).toEqual([])
})

test('every shipped page, article and treatment can be edited [R1]', () => {
  const files = globSync('services/content/content/{pages,articles,specialties,treatments}/*.md', { cwd: root })
  const sections = files.flatMap((file) =>
    readFileSync(`${root}${file}`, 'utf8').split('---\n').slice(2).join('---\n').split(/^#.*$/m),
  )
  expect(sections.length).toBeGreaterThan(50)

  expect(sections.filter((text) => readProse(text) === undefined)).toEqual([])
})
