import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { compile, type FormatCallback } from 'html-to-text'

const indent = '    '

/** `Label: value` for a row of facts; further lines are indented, so that no answer can pose as another row. */
const fact: FormatCallback = (row, walk, builder) => {
  const [label, value] = row.children.filter(({ name }) => name === 'td')
  builder.openBlock({ leadingLineBreaks: 1, reservedLineLength: indent.length })
  walk(label?.children ?? [], builder)
  builder.addInline(': ')
  walk(value?.children ?? [], builder)
  builder.closeBlock({ trailingLineBreaks: 1, blockTransform: (text) => text.replace(/\n+/g, `\n${indent}`) })
}

/** `1. Title` and what belongs to it, for a numbered step. */
const step: FormatCallback = (row, walk, builder) => {
  const [marker, content] = row.children.filter(({ name }) => name === 'td')
  builder.openBlock({ leadingLineBreaks: 2 })
  for (const disc of marker?.children ?? []) walk(disc.children, builder)
  builder.addInline('. ')
  const [title, ...rest] = content?.children ?? []
  walk(title?.children ?? [], builder)
  builder.closeBlock({ trailingLineBreaks: 1 })
  walk(rest, builder)
}

const convert = compile({
  wordwrap: 78,
  formatters: { fact, step },
  selectors: [
    { selector: 'head', format: 'skip' },
    { selector: '[data-skip-in-text=true]', format: 'skip' },
    { selector: 'table.data', format: 'dataTable', options: { uppercaseHeaderCells: false } },
    { selector: 'tr.fact', format: 'fact' },
    { selector: 'tr.step', format: 'step' },
    { selector: 'a[href^="mailto:"]', format: 'inline' },
    { selector: 'a', options: { hideLinkHrefIfSameAsText: true, linkBrackets: ['<', '>'] } },
    { selector: 'h1', options: { uppercase: false, leadingLineBreaks: 2, trailingLineBreaks: 2 } },
    { selector: 'h2', options: { uppercase: true, leadingLineBreaks: 3, trailingLineBreaks: 2 } },
    { selector: 'h3', options: { uppercase: false, leadingLineBreaks: 2, trailingLineBreaks: 1 } },
    { selector: 'ul', options: { itemPrefix: '- ', leadingLineBreaks: 1, trailingLineBreaks: 1 } },
  ],
})

/** Returns a mail's markup as plain text, for programs and people who do not use markup. */
function textOfMarkup(html: string): string {
  return `${convert(html).trim()}\n`
}

/** An e-mail as it leaves: nothing in it is decided later. */
export interface Email {
  readonly subject: string
  readonly html: string
  readonly text: string
}

const doctype =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">'

/** Renders a template to HTML, in which React escapes all user input, and to the plain text of that HTML (S16). */
export function renderEmail(subject: string, template: ReactElement): Email {
  const html = `${doctype}${renderToStaticMarkup(template)}`
  return { subject, html, text: textOfMarkup(html) }
}
