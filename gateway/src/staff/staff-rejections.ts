import type { RequestClient } from '@seneb/bus/request-client'
import { ReportAccessDenied } from '@seneb/contracts/messages/identity/session.messages'
import type { Permission } from '@seneb/contracts/vocabulary/staff-access'
import type { Logger } from '@seneb/platform/logger'
import { LRUCache } from 'lru-cache'

import type { KeyProof } from '../api-keys/verified-keys.js'

interface DeniedAccess {
  /** Token of a session, or the proof of a personal token. */
  readonly token?: string
  readonly personalToken?: KeyProof
  readonly sessionId: string
  readonly permission: Permission
}

/** Interval in which a repeated refusal is recorded only once; the first one matters most. */
const againAfterMs = 60_000
const maxNoted = 5000

/**
 * Reports staff members whom the gateway denies for lack of a permission to identity (S14). The refusal does not wait
 * for the report, and is sent even while identity is unavailable.
 */
export class StaffRejections {
  private readonly noted = new LRUCache<string, true>({ max: maxNoted, ttl: againAfterMs })

  constructor(
    private readonly client: RequestClient,
    private readonly log: Pick<Logger, 'error'>,
  ) {}

  note({ permission, personalToken, sessionId, token }: DeniedAccess): void {
    const key = `${sessionId} ${permission}`
    if (this.noted.has(key)) return
    this.noted.set(key, true)
    this.client.request(ReportAccessDenied, { token, personalToken }).catch((error: unknown) => {
      // So that the next one is recorded when identity is available.
      this.noted.delete(key)
      this.log.error({ err: error }, `a denied request that lacked ${permission} could not be noted`)
    })
  }
}
