import type { AmbassadorState, ReferralCodeState } from '../../graph/generated/referral-codes/graphql.js'
import { StatusChip } from '../../ui/status-chip.js'
import { referralCodesCopy as copy } from './referral-codes.copy.js'

const codeTones = {
  UNVERIFIED: 'warn',
  IN_STOCK: 'info',
  ASSIGNED: 'good',
  REVOKED: 'bare',
  BLOCKED: 'bad',
  MERGED: 'bare',
} as const

export function CodeChip({ state }: { readonly state: ReferralCodeState }) {
  return <StatusChip tone={codeTones[state]}>{copy.states[state]}</StatusChip>
}

const ambassadorTones = { ACTIVE: 'good', PAUSED: 'warn', ENDED: 'bare' } as const

export function AmbassadorChip({ state }: { readonly state: AmbassadorState }) {
  return <StatusChip tone={ambassadorTones[state]}>{copy.ambassadorStates[state]}</StatusChip>
}
