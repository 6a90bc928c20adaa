import { setTimeout as pause } from 'node:timers/promises'

import type { Db } from '@seneb/service-kit/storing/db'

import type { BoundedSends } from './bounded-sends.js'
import { manyDueSql } from './email-delivery.queries.js'

/** So many mails that could leave now are more than some seconds of sending. */
const maxDue = 200
/**
 * How long one enquiry that is heard gives way to them. Hearing never stops: a mail server that answers slowly for hours
 * must not hold up what is said of enquiries meanwhile.
 */
const easeMs = 250

/**
 * Hears of new enquiries more slowly while many mails wait to be sent: hearing and sending share one process, and an
 * enquiry that waits on the bus is as safe as its mails would be in the table, and makes nobody else's mail late.
 */
export class HearingPace {
  private asked: Promise<boolean> | undefined

  constructor(
    private readonly db: Pick<Db, 'read'>,
    private readonly sends: Pick<BoundedSends, 'isFull'>,
  ) {}

  /** Resolves at once, or a little later while more mails are due than `maxDue`. */
  async ease(): Promise<void> {
    if (this.sends.isFull && (await this.isBehind())) await pause(easeMs)
  }

  /** Asked once for all that are heard meanwhile. */
  private isBehind(): Promise<boolean> {
    this.asked ??= this.ask()
    return this.asked
  }

  private async ask(): Promise<boolean> {
    try {
      const [found] = await this.db.read((tx) => tx.query<{ isMany: boolean }>(manyDueSql, [maxDue]))
      return found?.isMany ?? false
    } finally {
      // Kept for as long as those wait who were told, so that a flood asks four times a second.
      setTimeout(() => (this.asked = undefined), easeMs).unref()
    }
  }
}
