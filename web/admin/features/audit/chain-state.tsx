import { useState } from 'react'

import { DeskAuditVerificationDocument, type DeskAuditVerificationQuery } from '../../graph/generated/operations.js'
import { postGraph } from '../../graph/post-graph.js'
import type { Refusal } from '../../graph/refusal.js'
import { DeskButton } from '../../ui/desk-button.js'
import { StatusChip } from '../../ui/status-chip.js'

type Verification = DeskAuditVerificationQuery['auditVerification']

/** Reckons the chain again when asked, and says what came of it. */
export function ChainState() {
  const [verified, setVerified] = useState<Verification>()
  const [refusal, setRefusal] = useState<Refusal>()
  const [isBusy, setBusy] = useState(false)
  const verify = async () => {
    setBusy(true)
    const answer = await postGraph(DeskAuditVerificationDocument, {})
    setBusy(false)
    setVerified('data' in answer ? answer.data.auditVerification : undefined)
    setRefusal('refusal' in answer ? answer.refusal : undefined)
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <span role="status">
        {refusal && <StatusChip tone="bad">{refusal.message}</StatusChip>}
        {verified?.ok && <StatusChip tone="good">Chain verified, 1 to {verified.entries}</StatusChip>}
        {verified && !verified.ok && (
          <StatusChip tone="bad">
            Broken at entry {verified.brokenAt}: {verified.because}
          </StatusChip>
        )}
      </span>
      <DeskButton isBusy={isBusy} onClick={() => void verify()}>
        {isBusy ? 'Verifying...' : 'Verify now'}
      </DeskButton>
    </div>
  )
}
