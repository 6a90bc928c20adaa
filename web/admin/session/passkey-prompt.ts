import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'

import { DeskOfferPasskeyDocument, type PasskeyCredentialInput } from '../graph/generated/session/graphql.js'
import { postGraph } from '../graph/post-graph.js'
import { errorIn, type DeskError } from '../graph/desk-error.js'
import { passkeyPromptCopy } from './passkey-prompt.copy.js'

const copy = passkeyPromptCopy.passkeyPrompt

/** Passkey offer of the server: options for the browser's WebAuthn, and a token that permits one response. */
export interface PasskeyOffer {
  readonly challengeToken: string
  readonly optionsJson: string
}

/** Response of the browser to an offer, or the reason for its absence. */
export type PasskeyCreated = { readonly passkey: PasskeyCredentialInput } | { readonly error: DeskError }

/** A challenge from the graph, or the reason for its absence. */
export type PasskeyChallenge = PasskeyOffer & { readonly expiresAt: string }

/** Whether this browser can use a passkey at this address; at a bare IP address none can. */
export function canUsePasskeys(): boolean {
  return browserSupportsWebAuthn() && !isBareAddress(window.location.hostname)
}

/** Returns the same page at an address with passkeys, when a local site was opened by its IP address. */
export function addressWithPasskeys(): string | undefined {
  const { hash, hostname, pathname, port, protocol, search } = window.location
  return hostname === '127.0.0.1' ? `${protocol}//localhost:${port}${pathname}${search}${hash}` : undefined
}

function isBareAddress(hostname: string): boolean {
  return /^[\d.]+$|^\[/.test(hostname)
}

/** Prompts for any passkey of this site and returns the signed challenge or a refusal. */
export async function promptForPasskey(): Promise<PasskeyCreated> {
  const offered = await createPasskeyChallenge()
  return 'error' in offered ? offered : requestAssertion(offered)
}

/** Returns the challenge for a passkey to sign. */
export async function createPasskeyChallenge(): Promise<PasskeyChallenge | { readonly error: DeskError }> {
  const response = await postGraph(DeskOfferPasskeyDocument, {})
  if ('error' in response) return response
  const error = errorIn(response.data.createPasskeyChallenge)
  return error ? { error } : (response.data.createPasskeyChallenge as PasskeyChallenge)
}

/** Requests a passkey for a challenge: in the browser's dialog, or in the autofill of the address field. */
export function requestAssertion(offer: PasskeyOffer, isAutofill = false): Promise<PasskeyCreated> {
  const optionsJSON = JSON.parse(offer.optionsJson) as PublicKeyCredentialRequestOptionsJSON
  return toPasskeyResult(offer, () => startAuthentication({ optionsJSON, useBrowserAutofill: isAutofill }))
}

/** Has the browser make a passkey for the person of the offer. */
export function makePasskey(offer: PasskeyOffer): Promise<PasskeyCreated> {
  const optionsJSON = JSON.parse(offer.optionsJson) as PublicKeyCredentialCreationOptionsJSON
  return toPasskeyResult(offer, () => startRegistration({ optionsJSON }))
}

/** Whether the browser supports passkeys in autofill. */
export async function canFillPasskeys(): Promise<boolean> {
  return canUsePasskeys() && (await browserSupportsWebAuthnAutofill())
}

/** Cancels the browser's pending passkey prompt when the page no longer needs it. */
export function stopRequesting(): void {
  WebAuthnAbortService.cancelCeremony()
}

async function toPasskeyResult({ challengeToken }: PasskeyOffer, make: () => Promise<object>): Promise<PasskeyCreated> {
  try {
    return { passkey: { challengeToken, credentialJson: JSON.stringify(await make()) } }
  } catch (error) {
    return { error: { code: 'NO_PASSKEY', message: messageOf(error) } }
  }
}

const cancelled = copy.noPasskeyWasUsed
const hasOneAlready = copy.thisDevice

/**
 * Browsers report the same error for a person who declined and for one without a passkey, so that pages cannot tell
 * them apart.
 */
function messageOf(error: unknown): string {
  if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return hasOneAlready
  if (error instanceof Error && error.name === 'NotAllowedError') return cancelled
  return copy.thisBrowserOrDevice
}
