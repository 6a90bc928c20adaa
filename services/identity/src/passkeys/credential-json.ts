import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'

/** What the browser sent of its WebAuthn; undefined for what is no such thing at all. Its parts are checked by whoever verifies it. */
export function credentialOf(json: string): (AuthenticationResponseJSON & RegistrationResponseJSON) | undefined {
  try {
    const value = JSON.parse(json) as (AuthenticationResponseJSON & RegistrationResponseJSON) | null
    return typeof value?.id === 'string' ? value : undefined
  } catch {
    return undefined
  }
}
