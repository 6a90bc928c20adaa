import type { EventEncryption } from '@seneb/bus/event-encryption'
import { eventSubject, type Payload, type EventContract } from '@seneb/contracts/define'
import { assertValid } from '@seneb/contracts/forms/read-form'
import { AppError } from '@seneb/platform/app-error'
import { currentTraceparent } from '@seneb/platform/telemetry'
import type { PoolClient, Pool } from 'pg'
import {
  QueryRunnerAlreadyReleasedError,
  type EntityTarget,
  type FindManyOptions,
  type FindOptionsWhere,
  type ObjectLiteral,
  type QueryRunner,
} from 'typeorm'

import type { PooledDataSource } from './data-source.js'
import type { Patch, WriteTx } from './db.js'
import { insertStatement, statementName, newId } from './insert-statement.js'
import { OutboxEntry, UnpublishedEntry } from './kit-tables.js'

/**
 * One transaction. Saved rows wait until something is read or changed, or until the end. If nothing else happened, they
 * are sent as one statement, which is a transaction by itself and needs no BEGIN and COMMIT.
 */
export class Transaction implements WriteTx {
  private pendingInserts: object[] = []
  private runner?: QueryRunner
  /** Connection of the runner, from the beginning of the transaction on it to its end. */
  private client?: PoolClient
  /** Events recorded in this transaction, for publishing after the commit. */
  readonly outboxEntries: OutboxEntry[] = []

  constructor(
    private readonly dataSource: PooledDataSource,
    private readonly eventEncryption: EventEncryption,
  ) {}

  /** Runs `fn` to its end and commits; rolls back when it throws. */
  async run<T>(fn: (tx: WriteTx) => Promise<T>): Promise<T> {
    try {
      const result = await fn(this)
      await this.commit()
      return result
    } catch (error) {
      await this.rollback()
      throw this.isConnectionLost(error) ? new AppError('UNAVAILABLE', { cause: error }) : error
    } finally {
      await this.runner?.release().catch(() => undefined)
    }
  }

  save(row: object): Promise<void> {
    this.pendingInserts.push(row)
    return Promise.resolve()
  }

  publish<E extends EventContract>(event: E, payload: Payload<E>): Promise<void> {
    // The payload is converted to the form that consumers receive, so that values JSON would drop or change fail
    // validation here.
    const data = JSON.parse(JSON.stringify(payload)) as Record<string, unknown>
    assertValid(event.payload, data)
    const [id, occurred_at] = [newId(), new Date()]
    const entry = Object.assign(new OutboxEntry(), {
      id,
      subject: eventSubject(event, payload),
      payload: this.eventEncryption.seal(event, data, id),
      traceparent: currentTraceparent(),
      occurred_at,
    })
    this.outboxEntries.push(entry)
    this.pendingInserts.push(entry, Object.assign(new UnpublishedEntry(), { id }))
    return Promise.resolve()
  }

  async find<E extends ObjectLiteral>(entity: EntityTarget<E>, options?: FindManyOptions<E>): Promise<E[]> {
    const { manager } = await this.beginWithRunner()
    return manager.find(entity, options)
  }

  async findOne<E extends ObjectLiteral>(entity: EntityTarget<E>, where: FindOptionsWhere<E>): Promise<E | null> {
    const { manager } = await this.beginWithRunner()
    return manager.findOneBy(entity, where)
  }

  async query<Row extends object>(sql: string, params: readonly unknown[] = []): Promise<Row[]> {
    return queryPrepared<Row>(await this.beginOnce(), sql, params)
  }

  async update<E extends ObjectLiteral>(
    entity: EntityTarget<E>,
    where: FindOptionsWhere<E>,
    patch: Patch<E>,
  ): Promise<number> {
    const { manager } = await this.beginWithRunner()
    const result = await manager.update(entity, where, patch as never)
    return result.affected ?? 0
  }

  async remove<E extends ObjectLiteral>(entity: EntityTarget<E>, where: FindOptionsWhere<E>): Promise<number> {
    const { manager } = await this.beginWithRunner()
    const result = await manager.delete(entity, where)
    return result.affected ?? 0
  }

  /** TypeORM's manager on the same connection; its work belongs to the transaction. */
  private async beginWithRunner(): Promise<QueryRunner> {
    await this.beginOnce()
    return this.runner as QueryRunner
  }

  /** Begins without TypeORM, which hides the connection and sends statements without names. */
  private async beginOnce(): Promise<PoolClient> {
    if (!this.client) {
      this.runner = this.dataSource.createQueryRunner()
      const client = (await this.runner.connect()) as PoolClient
      await client.query('begin')
      this.client = client
    }
    await this.flush(this.client)
    return this.client
  }

  private async flush(client: PoolClient): Promise<void> {
    if (this.pendingInserts.length === 0) return
    const { name, text, values } = insertStatement(this.dataSource, this.pendingInserts)
    this.pendingInserts = []
    await client.query({ name, text, values: [...values] })
  }

  private async commit(): Promise<void> {
    if (this.client) {
      await this.flush(this.client)
      await this.client.query('commit')
      this.client = undefined
    } else if (this.pendingInserts.length > 0) {
      const { name, text, values } = insertStatement(this.dataSource, this.pendingInserts)
      await this.dataSource.pool.query({ name, text, values: [...values] })
    }
  }

  /**
   * Whether the connection was lost while idle: the driver then releases it, and the next query reports that. A use
   * after the transaction's end, which is a bug of ours, does not reach this check.
   */
  private isConnectionLost(error: unknown): boolean {
    return error instanceof QueryRunnerAlreadyReleasedError && Boolean(this.runner?.isReleased)
  }

  private async rollback(): Promise<void> {
    // The connection may already be closed; Postgres then rolls back automatically.
    await this.client?.query('rollback').catch(() => undefined)
  }
}

/** Runs one statement under a name, so that PostgreSQL parses and plans it once for each connection. */
export async function queryPrepared<Row extends object>(
  connection: Pool | PoolClient,
  sql: string,
  params: readonly unknown[],
): Promise<Row[]> {
  const { rows } = await connection.query<Row>({ name: statementName(sql), text: sql, values: [...params] })
  return rows
}
