import { createRequestClient } from '@seneb/bus/request-client'
import { connectBus } from '@seneb/bus/bus'
import { VerifyAudit } from '@seneb/contracts/messages/identity/audit.messages'
import { silentLogger } from '@seneb/testkit/silent-logger'
import { testKey } from '@seneb/testkit/test-keys'
import { testIdentityToken } from '@seneb/testkit/test-identity-token'

import { identityTokenKeyName } from '../../infra/deployables.ts'
import type { Stack } from '../support/stack.js'

/** Has identity verify the whole audit trail: `ok 1..N`, or the error. */
export async function auditChainOf(stack: Stack): Promise<string> {
  const bus = await connectBus({ name: 'gateway', url: stack.natsUrlOf('gateway'), log: silentLogger })
  try {
    const identityToken = testIdentityToken({ roles: ['auditor'], signedBy: testKey(identityTokenKeyName) })
    const { brokenAt, entries, ok, reason } = await createRequestClient(bus).request(VerifyAudit, {}, { identityToken })
    return ok ? `ok 1..${entries}` : `entry ${brokenAt} of ${entries}: ${reason}`
  } finally {
    await bus.drain()
  }
}

/** Returns the failures that parts logged as our own: an action that returned INTERNAL has no further details. */
export function failuresIn(stack: Stack): string[] {
  return [...stack.processes.keys()].flatMap((name) =>
    stack.logOf(name).flatMap((line) => (line.includes('failed unexpectedly') ? [`${name}: ${line}`] : [])),
  )
}
