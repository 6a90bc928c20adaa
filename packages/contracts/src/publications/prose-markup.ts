/** Markup of prose that pages and mails show, as types of tokens of `marked`; anything else is removed or refused. */
export const shownMarkup: ReadonlySet<string> = new Set([
  'space',
  'paragraph',
  'text',
  'strong',
  'em',
  'link',
  'br',
  'escape',
  'list',
  'list_item',
  'blockquote',
  'table',
])

const names: Readonly<Record<string, string>> = {
  html: 'HTML',
  image: 'a picture',
  code: 'code',
  codespan: 'code',
  heading: 'a heading',
  hr: 'a line across the page',
  del: 'crossed-out text',
}

/** Returns the name of markup that is not shown, as writers know it. */
export function markupName(tokenType: string): string {
  return names[tokenType] ?? tokenType
}

/** Addresses of links that are shown: of secure sites, mail, our pages, and anchors. */
export const shownAddress = /^(?:https:|mailto:|#|\/(?![/\\]))/

/** Addresses of links in mails: the same without anchors, which mails do not have. */
export const mailedAddress = /^(?:https:|mailto:|\/(?![/\\]))/
