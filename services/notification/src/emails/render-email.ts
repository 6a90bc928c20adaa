import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

import { textOfMarkup } from './text-of-markup.js'

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
