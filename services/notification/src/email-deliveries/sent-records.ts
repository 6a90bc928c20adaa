import type { Db } from '@seneb/service-kit/storing/db'
import DataLoader from 'dataloader'

import { outcomes } from './delivery.rules.js'
import { recordSentSql } from './email-delivery.queries.js'

/** How long a mail that was taken waits for others. A crash meanwhile repeats it under its Message-ID, as one before the record does. */
const gatherMs = 10
const atOnce = 100

/** Records the mails that the server took within a moment by one statement. */
export class SentRecords {
  private readonly gathered: DataLoader<string, boolean>

  constructor(private readonly db: Pick<Db, 'run'>) {
    this.gathered = new DataLoader((ids) => this.store(ids), {
      cache: false,
      maxBatchSize: atOnce,
      batchScheduleFn: (store) => setTimeout(store, gatherMs),
    })
  }

  /** Resolves when the row of this mail says that it was taken; rejects when that could not be stored. */
  async add(id: string): Promise<void> {
    await this.gathered.load(id)
  }

  private async store(ids: readonly string[]): Promise<boolean[]> {
    await this.db.run(recordSentSql, [ids, outcomes.sent])
    return ids.map(() => true)
  }
}
