import { Button } from '@seneb/ui/button'
import { useState } from 'react'

import { DeskAuditVerificationDocument, type DeskAuditVerificationQuery } from '../../graph/generated/audit/graphql.js'
import { useRequestDesk } from '../../graph/request-desk.js'
import type { DeskError } from '../../graph/desk-error.js'
import { useError } from '../../session/use-error.js'
import { StatusChip } from '../../ui/status-chip.js'
import { auditCopy } from './audit.copy.js'

const copy = auditCopy.chainState

type Verification = DeskAuditVerificationQuery['auditVerification']

/** Verifies the chain again on request, part by part with its progress, and shows the result. */
export function ChainState() {
  const request = useRequestDesk()
  const [verified, setVerified] = useState<Verification>()
  const [error, setError] = useError()
  const [isBusy, setBusy] = useState(false)
  const verify = async () => {
    setBusy(true)
    setVerified(undefined)
    setError(await verifySections(request, setVerified))
    setBusy(false)
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <span role="status">
        {error && <StatusChip tone="bad">{error.message}</StatusChip>}
        {!error && verified && <Verified verified={verified} isBusy={isBusy} />}
      </span>
      <Button isBusy={isBusy} onClick={() => void verify()}>
        {isBusy ? copy.verifying : copy.verifyNow}
      </Button>
    </div>
  )
}

/** Continues from the end of each part; resolves to the refusal when one fails. */
async function verifySections(
  request: ReturnType<typeof useRequestDesk>,
  onSection: (part: Verification) => void,
): Promise<DeskError | undefined> {
  for (let after = 0; ;) {
    const response = await request(DeskAuditVerificationDocument, { after })
    if ('error' in response) return response.error
    const part = response.data.auditVerification
    onSection(part)
    if (!part.ok || part.verifiedTo >= part.entries || part.verifiedTo === after) return undefined
    after = part.verifiedTo
  }
}

function Verified({ isBusy, verified }: { readonly verified: Verification; readonly isBusy: boolean }) {
  const { brokenAt, entries, ok, reason, verifiedTo } = verified
  if (!ok)
    return (
      <StatusChip tone="bad">
        {copy.brokenAtEntry} {brokenAt}: {reason}
      </StatusChip>
    )
  if (isBusy) {
    return <StatusChip tone="info">{copy.ofVerified(verifiedTo, entries)}</StatusChip>
  }
  return <StatusChip tone="good">{copy.chainVerifiedTo(entries)}</StatusChip>
}
