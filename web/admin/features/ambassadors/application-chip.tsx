import type { ApplicationStatus } from '../../graph/generated/ambassadors/graphql.js'
import { StatusChip } from '../../ui/status-chip.js'
import { statusLabels } from './application-labels.js'

const tones = { PENDING: 'info', APPROVED: 'good', REJECTED: 'bare' } as const

export function ApplicationChip({ status }: { readonly status: ApplicationStatus }) {
  return <StatusChip tone={tones[status]}>{statusLabels[status]}</StatusChip>
}
