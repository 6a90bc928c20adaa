import type { IncomingHttpHeaders } from 'node:http'

import { mentionsApiKey } from '@seneb/platform/api-keys'

/** Longer headers are not looked into; a key is some seventy characters. */
const maxHeaderLength = 200

/**
 * What a request gives as its key, which may be none of ours; undefined when it gives none. `Authorization: Bearer …` is
 * the one place for it; other schemes are somebody else's, such as a password before a whole site.
 */
export function givenKey({ authorization }: IncomingHttpHeaders): string | undefined {
  if (authorization === undefined) return undefined
  const given = authorization.slice(0, maxHeaderLength)
  if (/^bearer(?:\s|$)/i.test(given))
    return authorization.length > maxHeaderLength ? '' : given.slice('bearer'.length).trim()
  return mentionsApiKey(given) ? '' : undefined
}

/**
 * Whether a browser sent it: whoever opens the page of a key would own the key. Node's `fetch` says `sec-fetch-mode` as
 * browsers do, so that alone says nothing.
 */
export function isFromBrowser(headers: IncomingHttpHeaders): boolean {
  return [headers.origin, headers['sec-fetch-site'], headers['sec-fetch-dest']].some((value) => value !== undefined)
}
