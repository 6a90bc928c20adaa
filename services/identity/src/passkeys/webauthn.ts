import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'

/** The passkey library, loaded on first use, because it takes 30 MB and half a second. */
export function loadWebauthn() {
  return import('@simplewebauthn/server')
}

/** Returns the browser's WebAuthn response; undefined for invalid text. The caller verifies its parts. */
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
