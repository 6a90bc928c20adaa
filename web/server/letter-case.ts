import type { IncomingMessage } from 'node:http'

import { redirectOf } from '@seneb/contracts/vocabulary/redirects'

import type { PatternOfPath } from './route-groups.js'

/** Parts of a path that name something published, in small letters; a token or a referral id may have capitals. */
const namedParts = [':slug', ':treatment', ':procedure', ':country']

/**
 * Leads who typed a page's address in capitals to the one address it has, in one hop; undefined for every other request. The router
 * takes paths in any case, but what is published is found by its name in small letters alone (D-22, D-34).
 */
export function smallLetterAddress(patternOf: PatternOfPath): (request: IncomingMessage) => string | undefined {
  return ({ method, url = '/' }) => {
    if (method !== 'GET' && method !== 'HEAD') return undefined
    const [path = '/', ...query] = url.split('?')
    const small = inSmallLetters(path)
    if (small === path || !isOfPage(patternOf(path))) return undefined
    return [redirectOf(small) ?? small, ...query].join('?')
  }
}

/** Returns the path in lower case; percent escapes stay unchanged. */
function inSmallLetters(path: string): string {
  return path.replaceAll(/%[0-9a-f]{2}|[A-Z]/gi, (found) => (found.length > 1 ? found : found.toLowerCase()))
}

/** True for pages whose every part is fixed or names something published. */
function isOfPage(pattern: string): boolean {
  return pattern.split('/').every((part) => (part === '*' || part.startsWith(':') ? namedParts.includes(part) : true))
}
