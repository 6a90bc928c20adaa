import { createHash } from 'node:crypto'

/** A document that names its own scripts by what is in them instead of by a nonce. */
interface HashedDocument {
  readonly html: string
  /** As a content security policy names them. */
  readonly sources: readonly string[]
}

/**
 * Turns a document rendered for one response into one that can be sent to everyone. Only inline scripts that carry its
 * nonce are listed, by their hashes; script files are allowed as files of this site, and the nonce is removed. Scripts
 * that an attacker injects without knowing the nonce get no hash. Returns undefined when a script comes from elsewhere
 * than the site and its asset host (SHELL-28). Omits 'strict-dynamic': under it browsers run no script file that a
 * document names by address and not by nonce.
 */
export function hashedDocument(html: string, nonce: string, assetOrigin: string): HashedDocument | undefined {
  const attribute = ` nonce="${nonce}"`
  const hashes = new Set<string>()
  for (const [, attributes = '', text = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (!attributes.includes(attribute)) continue
    const [, src] = /\ssrc="([^"]*)"/.exec(attributes) ?? []
    if (src === undefined) hashes.add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    else if (!/^\/(?!\/)/.test(src) && !(assetOrigin && src.startsWith(`${assetOrigin}/`))) return undefined
  }
  const shared = html.replaceAll(attribute, '')
  return shared.includes(nonce)
    ? undefined
    : { html: shared, sources: [`'self'`, ...(assetOrigin ? [assetOrigin] : []), ...hashes] }
}
