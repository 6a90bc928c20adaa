import type { DeskPartnersQuery, KeyMode } from '../../graph/generated/partners/graphql.js'

/** Partner that calls our API, with its keys. */
export type Partner = DeskPartnersQuery['partnerAccounts'][number]

/** Props of every dialog about a partner. */
export interface PartnerDialogProps {
  readonly partner: Partner
  readonly onChanged: () => Promise<void>
  readonly onClose: () => void
}

/** A key without its secret. */
export type PartnerKey = Partner['keys'][number]

/** A key as its answer gives it, once. */
export interface CreatedKey {
  readonly key: string
  readonly expiresAt: string
  /** Until when the key works whose place it takes. */
  readonly retiresAt?: string
}

/** Props of every dialog about a key. */
export interface KeyDialogProps {
  readonly apiKey: PartnerKey
  readonly onChanged: () => Promise<void>
  readonly onClose: () => void
}

/** Whether the key grants access. */
export function works({ state }: PartnerKey): boolean {
  return state === 'ACTIVE' || state === 'RETIRING'
}

/** Returns the number of working keys of one mode. */
export function workingKeys({ keys }: Partner, mode: KeyMode): number {
  return keys.filter((key) => key.mode === mode && works(key)).length
}

/** When any of their keys was last used, as an ISO date and time. */
export function lastUse({ keys }: Partner): string | undefined {
  return keys
    .flatMap(({ lastUsedAt }) => lastUsedAt ?? [])
    .toSorted()
    .at(-1)
}

/**
 * Returns the typed whole number, or -1 for anything else, which every number of this page rejects with its own
 * sentence at its field. The graph would reject an unreadable number for the whole input.
 */
export function typedNumber(text: string): number {
  const digits = text.trim()
  return /^\d{1,9}$/.test(digits) ? Number(digits) : -1
}
