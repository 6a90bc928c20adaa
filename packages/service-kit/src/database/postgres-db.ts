import { EventEncryption } from '@seneb/bus/event-encryption'
import { withChildSpan } from '@seneb/platform/telemetry'
import type { EntityTarget, FindManyOptions, FindOptionsWhere, ObjectLiteral } from 'typeorm'

import type { PooledDataSource } from './data-source.js'
import { mapDownToUnavailable } from './database-errors.js'
import type { Db, ReadTx, WriteTx } from './db.js'
import type { OutboxEntry } from './kit-tables.js'
import { queryPrepared, Transaction } from './transaction.js'

/** Told what was said, once it is committed. */
export type OnOutboxCommit = (entries: readonly OutboxEntry[]) => void

/**
 * The database of one service. `onOutboxWrite` is told after each commit what was said in it; `eventEncryption` has the
 * keys for what is personal in that, and a service that says nothing of the kind needs none.
 */
export class PostgresDb implements Db {
  constructor(
    private readonly dataSource: PooledDataSource,
    private readonly onOutboxWrite: OnOutboxCommit = () => undefined,
    private readonly eventEncryption = new EventEncryption(),
  ) {}

  read<T>(fn: (tx: ReadTx) => Promise<T>): Promise<T> {
    return withChildSpan('db.read', () => mapDownToUnavailable(() => fn(new PoolReader(this.dataSource))))
  }

  async write<T>(fn: (tx: WriteTx) => Promise<T>): Promise<T> {
    return withChildSpan('db.write', () =>
      mapDownToUnavailable(async () => {
        const transaction = new Transaction(this.dataSource, this.eventEncryption)
        const result = await transaction.run(fn)
        if (transaction.outboxEntries.length > 0) this.onOutboxWrite(transaction.outboxEntries)
        return result
      }),
    )
  }

  run<Row extends object>(sql: string, params: readonly unknown[] = []): Promise<Row[]> {
    return withChildSpan('db.write', () =>
      mapDownToUnavailable(() => queryPrepared<Row>(this.dataSource.pool, sql, params)),
    )
  }
}

class PoolReader implements ReadTx {
  constructor(private readonly dataSource: PooledDataSource) {}

  find<E extends ObjectLiteral>(entity: EntityTarget<E>, options?: FindManyOptions<E>): Promise<E[]> {
    return this.dataSource.manager.find(entity, options)
  }

  findOne<E extends ObjectLiteral>(entity: EntityTarget<E>, where: FindOptionsWhere<E>): Promise<E | null> {
    return this.dataSource.manager.findOneBy(entity, where)
  }

  query<Row extends object>(sql: string, params: readonly unknown[] = []): Promise<Row[]> {
    return queryPrepared<Row>(this.dataSource.pool, sql, params)
  }
}
