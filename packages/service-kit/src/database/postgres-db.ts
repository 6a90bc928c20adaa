import { EventEncryption } from '@seneb/bus/event-encryption'
import { withChildSpan } from '@seneb/platform/telemetry'
import type { EntityTarget, FindManyOptions, FindOptionsWhere, ObjectLiteral } from 'typeorm'

import type { PooledDataSource } from './data-source.js'
import { mapDownToUnavailable } from './database-errors.js'
import type { Db, ReadTx, WriteTx } from './db.js'
import type { OutboxEntry } from './kit-tables.js'
import { queryPrepared, Transaction } from './transaction.js'

/** Called with the entries written to the outbox, once they are committed. */
export type OnOutboxCommit = (entries: readonly OutboxEntry[]) => void

/**
 * Database of one service. `onOutboxWrite` is called after each commit with the entries it wrote to the outbox.
 * `eventEncryption` has the keys for personal fields of events; a service that publishes none needs no keys.
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
