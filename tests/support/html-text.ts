import { Parser } from 'htmlparser2'

/** Elements within a sentence; any other element ends it. */
const inline = new Set([
  'a',
  'abbr',
  'b',
  'bdi',
  'em',
  'i',
  'mark',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'time',
  'wbr',
])
const unread = new Set(['script', 'style', 'template'])
/** Attributes with text that people see or a screen reader speaks, or that other sites show of a page. */
const readAttributes = ['alt', 'aria-label', 'title', 'placeholder', 'content']

/**
 * Returns the text of a page or an email, with a blank line between separate sentences and the text of attributes last.
 */
export function textOfHtml(html: string): string {
  const texts: string[] = []
  const attributes: string[] = []
  let hidden = 0
  const parser = new Parser({
    onopentag: (name, tagAttributes) => {
      if (unread.has(name)) hidden += 1
      if (!inline.has(name)) texts.push('\n\n')
      // Keywords for search engines are not sentences.
      if (tagAttributes.name === 'keywords') return
      attributes.push(...readAttributes.flatMap((attribute) => tagAttributes[attribute] ?? []))
    },
    ontext: (text) => {
      if (hidden === 0) texts.push(text)
    },
    onclosetag: (name) => {
      if (unread.has(name)) hidden -= 1
      if (!inline.has(name)) texts.push('\n\n')
    },
  })
  parser.end(html)
  return [texts.join(''), ...attributes].join('\n\n')
}
