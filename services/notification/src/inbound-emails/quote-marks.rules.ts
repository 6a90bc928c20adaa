import { compile, type FormatCallback } from 'html-to-text'

/**
 * Lines that stand for the borders of a quote while HTML becomes text. They are private characters, and are removed from
 * the mail before.
 */
export const quoteMarks = { start: '\uE000', end: '\uE001', rest: '\uE002' } as const

const allMarks = /[\uE000-\uE002]/g

/** Maximum size of the HTML that is read, in characters. */
const maxHtmlCharacters = 1024 * 1024

/** An element that quotes what it contains. */
const quote: FormatCallback = (element, walk, builder) => {
  builder.openBlock({ leadingLineBreaks: 1 })
  builder.addInline(quoteMarks.start)
  builder.closeBlock({ trailingLineBreaks: 1 })
  walk(element.children, builder)
  builder.openBlock({ leadingLineBreaks: 1 })
  builder.addInline(quoteMarks.end)
  builder.closeBlock({ trailingLineBreaks: 1 })
}

/** An element with which a quote begins that lasts to the end of the mail. */
const rest: FormatCallback = (element, walk, builder) => {
  builder.openBlock({ leadingLineBreaks: 1 })
  builder.addInline(quoteMarks.rest)
  builder.closeBlock({ trailingLineBreaks: 1 })
  walk(element.children, builder)
}

/** Elements by which mail programs quote; a plain `blockquote` is text that the sender indented. */
const quotes = [
  'blockquote[type="cite"]',
  'blockquote.gmail_quote',
  'blockquote.protonmail_quote',
  'div[class*="yahoo_quoted"]',
  'div[id*="yahoo_quoted"]',
  'div.moz-cite-prefix',
  'div.protonmail_quote',
  'div[name="quote"]',
  'div.zmail_extra',
]
const beginnings = [
  'div[id$="divRplyFwdMsg"]',
  'div[id$="appendonsend"]',
  'div[id$="mail-editor-reference-message-container"]',
]

const convert = compile({
  wordwrap: false,
  limits: { maxInputLength: maxHtmlCharacters, maxDepth: 200, maxChildNodes: 20_000 },
  formatters: { quote, rest },
  selectors: [
    ...quotes.map((selector) => ({ selector, format: 'quote' })),
    ...beginnings.map((selector) => ({ selector, format: 'rest' })),
    { selector: 'head', format: 'skip' },
    { selector: 'style', format: 'skip' },
    { selector: 'script', format: 'skip' },
    { selector: 'title', format: 'skip' },
    { selector: 'img', format: 'skip' },
    { selector: 'a', options: { hideLinkHrefIfSameAsText: true, linkBrackets: ['<', '>'], noAnchorUrl: true } },
    { selector: 'a[href^="mailto:"]', format: 'inline' },
    { selector: 'hr', options: { length: 20 } },
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, options: { uppercase: false } })),
  ],
})

/** Returns the HTML of a mail as text with marks around its quotes. */
export function markQuotes(html: string): string {
  return convert(removeMarks(html).replaceAll(/&#(?:57344|57345|57346|xE00[0-2]);?/gi, '')).replaceAll('\u00a0', ' ')
}

export function removeMarks(text: string): string {
  return text.replaceAll(allMarks, '')
}
