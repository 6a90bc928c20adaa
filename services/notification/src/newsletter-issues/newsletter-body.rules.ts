import type { FieldProblem } from '@seneb/contracts/errors'
import { markupName, shownAddress, shownMarkup } from '@seneb/contracts/publications/prose-markup'
import { leadsSomewhere } from '@seneb/contracts/vocabulary/site-routes'
import { marked, type Token, type Tokens } from 'marked'

const path = 'body'

/** Returns the problems of the text of an issue: markup and links that its mail would not show. */
export function newsletterBodyProblems(body: string): readonly FieldProblem[] {
  const problems = new Set<string>()
  try {
    void marked.walkTokens(marked.lexer(body), (token: Token) => {
      if (!shownMarkup.has(token.type)) problems.add(`Please remove what mails do not show: ${markupName(token.type)}`)
      if (token.type === 'link') problems.add(linkProblem((token as Tokens.Link).href))
    })
  } catch (error) {
    // Markup that is nested thousands of times deep.
    if (!(error instanceof RangeError)) throw error
    problems.add('Please nest quotes and lists less deep')
  }
  return [...problems].filter((message) => message !== '').map((message) => ({ path, message }))
}

function linkProblem(href: string): string {
  if (!shownAddress.test(href) || href.startsWith('#'))
    return `Please remove the link to "${href.slice(0, 100)}": mails link to https addresses and pages of the site`
  return href.startsWith('/') && !leadsSomewhere(href) ? `There is no page at ${href.slice(0, 100)}` : ''
}
