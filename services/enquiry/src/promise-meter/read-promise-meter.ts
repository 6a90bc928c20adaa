import type { Ctx } from '@seneb/service-kit/ctx'

import { figuresSql, promisesSql, windowUntil, type PromiseFigures } from './promise-figures.queries.js'

const promiseMeterSql = `/* promiseMeter */ select ${figuresSql} from ${promisesSql}`

/**
 * How the promises of the last 90 days went, by the rows; `npm run promise -- recount` holds it against the timelines
 * (GEN-07).
 */
export async function readPromiseMeter({ db, now }: Pick<Ctx, 'db' | 'now'>): Promise<PromiseFigures> {
  const [meter] = await db.read((tx) => tx.query<PromiseFigures>(promiseMeterSql, windowUntil(now())))
  if (!meter) throw new Error('counting gives a row, whatever there is to count')
  return meter
}
