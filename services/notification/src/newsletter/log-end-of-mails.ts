import type { Ctx } from '@seneb/service-kit/ctx'

/**
 * Logs that a subscriber gets no more newsletters. The log is stored off this machine: after a restore to an earlier
 * time it shows who must not be mailed (docs/runbooks/restore.md).
 */
export function logEndOfMails({ log }: Pick<Ctx, 'log'>, id: string, state: 'suppressed' | 'unsubscribed'): void {
  log.info({ id, state }, 'the newsletter is no longer sent to a subscriber')
}
