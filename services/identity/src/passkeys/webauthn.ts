import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'

/** The library for passkeys, loaded with the first of them: it takes 30 MB and half a second of every start. */
export function loadWebauthn() {
  return import('@simplewebauthn/server')
}

/** Returns the browser's WebAuthn response; undefined when the text is none. The verifying caller checks its parts. */
export function credentialOf(json: string): (AuthenticationResponseJSON & RegistrationResponseJSON) | undefined {
  try {
    const value = JSON.parse(json) as (AuthenticationResponseJSON & RegistrationResponseJSON) | null
    return typeof value?.id === 'string' ? value : undefined
  } catch {
    return undefined
  }
}

/** Site that passkeys are made for: its origin, and the host they are bound to. */
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
