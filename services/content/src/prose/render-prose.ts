import { marked } from 'marked'
import sanitizeHtml from 'sanitize-html'

/** Allowed markup of a text; anything else is removed, including anything it could execute (D-60). */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'strong', 'em', 'a', 'ul', 'ol', 'li', 'blockquote'].concat(
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ),
  allowedAttributes: { a: ['href', 'rel'], th: ['scope'], ol: ['start'] },
  allowedSchemes: ['https', 'mailto'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: {
    a: (tagName, { href = '' }) => ({ tagName, attribs: linkTo(href) }),
    th: sanitizeHtml.simpleTransform('th', { scope: 'col' }, false),
  },
}

/** Returns Markdown as HTML of the allow-list, whatever it contains (ART-13, D-60). */
export function renderProse(text: string): string {
  return sanitizeHtml(marked.parse(text, { async: false, gfm: true }), allowed).trim()
}

/** Returns a text without markup, for counting and searching. */
export function plainTextOf(text: string): string {
  const html = marked.parse(text, { async: false, gfm: true }).replaceAll('<', ' <')
  const plain = sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} })
  return plain
    .replaceAll(/&(amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
}

/** Other sites get no hold of the page that leads to them. */
function linkTo(href: string): sanitizeHtml.Attributes {
  return href.startsWith('https:') ? { href, rel: 'noopener noreferrer' } : { href }
}
