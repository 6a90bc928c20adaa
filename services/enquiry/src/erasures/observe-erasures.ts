import { erasingServices, type ErasingService } from '@seneb/contracts/vocabulary/erasures'
import { observeGauges } from '@seneb/platform/metrics'
import type { Ctx } from '@seneb/service-kit/ctx'

import { unfinishedErasuresSql } from './erasure.queries.js'

const description =
  'Age of the oldest erasure of the last 30 days that a service has not finished; 0 when there is none'

/**
 * Reports, at each metrics collection, the age of the oldest unfinished erasure per service (LEGAL-05). Labels contain
 * service names only, no personal data (S14).
 */
export function observeErasures(ctx: Pick<Ctx, 'db' | 'now'>): void {
  observeGauges({ seneb_erasure_oldest_seconds: description }, async () => {
    const waits = await readErasureWaits(ctx)
    return {
      seneb_erasure_oldest_seconds: waits.map(({ seconds: value, service }) => ({ value, labels: { service } })),
    }
  })
}

/** Seconds since the start of the oldest erasure a service has not finished; 0 when there is none. */
interface ErasureWait {
  readonly service: ErasingService
  readonly seconds: number
}

/** Of each service that erases. */
export async function readErasureWaits({ db, now }: Pick<Ctx, 'db' | 'now'>): Promise<readonly ErasureWait[]> {
  return db.read((tx) => tx.query<ErasureWait>(unfinishedErasuresSql, [[...erasingServices], now()]))
}
