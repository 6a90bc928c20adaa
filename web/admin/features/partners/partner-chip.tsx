import { StatusChip } from '../../ui/status-chip.js'
import type { Partner } from './partner.js'
import { partnersCopy } from './partners.copy.js'

export function PartnerChip({ partner: { state } }: { readonly partner: Pick<Partner, 'state'> }) {
  return <StatusChip tone={state === 'ACTIVE' ? 'bare' : 'bad'}>{partnersCopy.partnerState[state]}</StatusChip>
}
