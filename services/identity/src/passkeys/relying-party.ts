/** Who passkeys are made for: the site that asks, by its origin, and the host they are bound to. */
export interface RelyingParty {
  readonly name: string
  readonly origin: string
  readonly id: string
}

/** The relying party of a site. Browsers make no passkeys for bare addresses, so locally it is `localhost`. */
export function relyingPartyOf(siteUrl: string): RelyingParty {
  const { hostname, origin } = new URL(siteUrl)
  return { name: 'Seneb', origin, id: hostname }
}
