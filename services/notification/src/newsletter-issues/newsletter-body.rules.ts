import type { FieldProblem } from '@seneb/contracts/errors'
import { mailedAddress, markupName, shownMarkup } from '@seneb/contracts/publications/prose-markup'
import { newsletterBounds } from '@seneb/contracts/vocabulary/newsletter'
import { leadsSomewhere } from '@seneb/contracts/vocabulary/site-routes'
import { marked, type Token, type Tokens } from 'marked'

const path = 'body'

/** Returns the problems of the text of an issue: markup and links that its mail would not show. */
export function newsletterBodyProblems(body: string): readonly FieldProblem[] {
  const problems = new Set<string>()
  try {
    const tokens = marked.lexer(body)
    if (!isNestedWithin(newsletterBounds.nesting, tokens)) return [{ path, message: tooDeep }]
    void marked.walkTokens(tokens, (token: Token) => {
      if (!shownMarkup.has(token.type)) problems.add(`Please remove what mails do not show: ${markupName(token.type)}`)
      if (token.type === 'link') problems.add(linkProblem((token as Tokens.Link).href))
    })
  } catch (error) {
    // Markup that is nested thousands of times deep.
    if (!(error instanceof RangeError)) throw error
    problems.add(tooDeep)
  }
  return [...problems].filter((message) => message !== '').map((message) => ({ path, message }))
}

const tooDeep = `Please nest quotes, lists and marks at most ${newsletterBounds.nesting} deep`
const nestingMarkup = new Set(['blockquote', 'list', 'strong', 'em', 'link'])

/** Whether quotes, lists and marks are nested at most this deep; looks no deeper than that. */
function isNestedWithin(levels: number, tokens: readonly Token[]): boolean {
  return tokens.every((token) => {
    const left = nestingMarkup.has(token.type) ? levels - 1 : levels
    return left >= 0 && partsOf(token).every((part) => isNestedWithin(left, part))
  })
}

function partsOf(token: Token): readonly (readonly Token[])[] {
  if (token.type === 'table') {
    const { header, rows } = token as Tokens.Table
    return [header, ...rows].flat().map(({ tokens }) => tokens)
  }
  if (token.type === 'list') return (token as Tokens.List).items.map(({ tokens }) => tokens)
  return 'tokens' in token && token.tokens ? [token.tokens] : []
}

function linkProblem(href: string): string {
  if (!mailedAddress.test(href))
    return `Please remove the link to "${href.slice(0, 100)}": mails link to https addresses and pages of the site`
  return href.startsWith('/') && !leadsSomewhere(href) ? `There is no page at ${href.slice(0, 100)}` : ''
}
