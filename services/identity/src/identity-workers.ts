import { deleteSql, createSweeper } from '@seneb/service-kit/workers/create-sweeper'
import type { Worker } from '@seneb/service-kit/workers/worker-loop'

import { sealAudit } from './audit/verify-and-seal-audit.js'
import type { IdentityCtx } from './identity-ctx.js'

const hourMs = 60 * 60 * 1000
const olderThan = (interval: string) => `< now() - interval '${interval}'`

/** Background work of the service: sealing the audit trail and deleting expired data (O-7). */
export const identityWorkers: readonly Worker<IdentityCtx>[] = [
  { name: 'seal-audit', intervalMs: hourMs, run: sealAudit },
  createSweeper({
    name: 'sweep-sign-in-counters',
    sql: deleteSql({ name: 'sweepSignInCounters', from: 'sign_in_counters', where: `last_at ${olderThan('1 day')}` }),
    intervalMs: hourMs,
  }),
  createSweeper({
    name: 'sweep-sign-in-steps',
    sql: deleteSql({ name: 'sweepSignInSteps', from: 'sign_in_steps', where: `expires_at ${olderThan('1 day')}` }),
    intervalMs: hourMs,
  }),
  createSweeper({
    name: 'sweep-used-offers',
    sql: deleteSql({ name: 'sweepUsedOffers', from: 'used_offers', where: `expires_at ${olderThan('1 hour')}` }),
    intervalMs: hourMs,
  }),
  createSweeper({
    name: 'sweep-password-resets',
    sql: deleteSql({ name: 'sweepPasswordResets', from: 'password_resets', where: `expires_at ${olderThan('1 day')}` }),
    intervalMs: hourMs,
  }),
  createSweeper({
    name: 'sweep-sessions',
    sql: deleteSql({ name: 'sweepSessions', from: 'sessions', where: `expires_at ${olderThan('90 days')}` }),
    intervalMs: hourMs,
  }),
  createSweeper({
    name: 'sweep-personal-tokens',
    sql: deleteSql({
      name: 'sweepPersonalTokens',
      from: 'personal_tokens',
      where: `least(revoked_at, expires_at) ${olderThan('90 days')}`,
    }),
    intervalMs: hourMs,
  }),
  createSweeper({
    name: 'sweep-known-devices',
    sql: deleteSql({
      name: 'sweepKnownDevices',
      from: 'trusted_devices',
      where: `last_seen_at ${olderThan('90 days')}`,
    }),
    intervalMs: hourMs,
  }),
  createSweeper({
    name: 'sweep-security-events',
    sql: deleteSql({ name: 'sweepSecurityEvents', from: 'security_events', where: `at ${olderThan('12 months')}` }),
    intervalMs: hourMs,
  }),
]
