import { jest } from '@jest/globals'
import type { Logger } from '@seneb/platform/logger'
import type { Db } from '@seneb/service-kit/database/db'
import { silentLogger } from '@seneb/testkit/silent-logger'
import { testCtx, type TestCtx } from '@seneb/testkit/test-ctx'
import { testDb, type TestDb } from '@seneb/testkit/test-db'

import { contentCtx, type ContentCtx } from './content-ctx.js'
import { migrations } from './migrations/index.js'
import { contentEntities } from './tables.js'

/** A migrated, empty database of the service. */
export function contentDb(): Promise<TestDb> {
  return testDb({ schema: 'content', entities: contentEntities, migrations })
}

/**
 * Returns the context of use cases, with lists not loaded yet and samples published by default; `warned` collects the
 * logged warnings.
 */
export function contentTestCtx(
  { db }: { db: Db },
  samples: 'on' | 'off' = 'on',
): ContentCtx & TestCtx & { readonly warned: string[] } {
  const warned: string[] = []
  const log: Logger = { ...silentLogger, warn: (_fields, message) => void warned.push(message) }
  const base = testCtx({ db, log })
  return { ...base, ...contentCtx(base, { CONTENT_SAMPLES: samples }), clock: base.clock, woken: base.woken, warned }
}

/** Loads the price table into memory: on a busy machine its first load can take longer than a reader waits. */
export async function loadPriceTable(ctx: ContentCtx): Promise<void> {
  for (let tries = 0; tries < 10; tries++) if (await ctx.priceTable.read(ctx, {})) return
  throw new Error('the price table could not be loaded')
}

/** Counts the statements that reach Postgres while `fn` runs. */
export async function statementsOf(postgres: TestDb, fn: () => Promise<unknown>): Promise<number> {
  const query = jest.spyOn(postgres.dataSource.pool, 'query')
  try {
    await fn()
    return query.mock.calls.length
  } finally {
    query.mockRestore()
  }
}
