import type { EventSealing } from '@seneb/bus/event-sealing'
import { eventSubject, type Payload, type SenebEvent } from '@seneb/contracts/define'
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
import { insertStatement, nameOf } from './insert-statement.js'
import { OutboxEntry, UnpublishedEntry } from './kit-tables.js'
import { newId } from './new-id.js'

/**
 * One transaction. Saved rows wait until something has to read or change, or until the end; when nothing but saves
 * happened, they go out as one statement, which is a transaction by itself and needs no BEGIN and COMMIT (P9).
 */
export class Transaction implements WriteTx {
  private waiting: object[] = []
  private runner?: QueryRunner
  /** The runner's connection, once the transaction has begun on it and until it has ended. */
  private open?: PoolClient
  /** What was said, for whoever publishes it after the commit. */
  readonly said: OutboxEntry[] = []

  constructor(
    private readonly dataSource: PooledDataSource,
    private readonly eventSealing: EventSealing,
  ) {}

  /** Runs `fn` to its end and commits; rolls back when it throws. */
  async run<T>(fn: (tx: WriteTx) => Promise<T>): Promise<T> {
    try {
      const result = await fn(this)
      await this.commit()
      return result
    } catch (error) {
      await this.rollback()
      throw this.isCut(error) ? new AppError('UNAVAILABLE', { cause: error }) : error
    } finally {
      await this.runner?.release().catch(() => undefined)
    }
  }

  save(row: object): Promise<void> {
    this.waiting.push(row)
    return Promise.resolve()
  }

  say<E extends SenebEvent>(event: E, payload: Payload<E>): Promise<void> {
    // Said as it will be heard: whatever JSON would drop or change is found here, by whoever wrote it.
    const data = JSON.parse(JSON.stringify(payload)) as Record<string, unknown>
    assertValid(event.carries, data)
    const [id, said_at] = [newId(), new Date()]
    const entry = Object.assign(new OutboxEntry(), {
      id,
      subject: eventSubject(event, payload),
      payload: this.eventSealing.seal(event, data, id),
      traceparent: currentTraceparent(),
      said_at,
    })
    this.said.push(entry)
    this.waiting.push(entry, Object.assign(new UnpublishedEntry(), { id }))
    return Promise.resolve()
  }

  async find<E extends ObjectLiteral>(entity: EntityTarget<E>, options?: FindManyOptions<E>): Promise<E[]> {
    const { manager } = await this.runnerBegun()
    return manager.find(entity, options)
  }

  async findOne<E extends ObjectLiteral>(entity: EntityTarget<E>, where: FindOptionsWhere<E>): Promise<E | null> {
    const { manager } = await this.runnerBegun()
    return manager.findOneBy(entity, where)
  }

  async query<Row extends object>(sql: string, params: readonly unknown[] = []): Promise<Row[]> {
    return queryByName<Row>(await this.begun(), sql, params)
  }

  async update<E extends ObjectLiteral>(
    entity: EntityTarget<E>,
    where: FindOptionsWhere<E>,
    patch: Patch<E>,
  ): Promise<number> {
    const { manager } = await this.runnerBegun()
    const result = await manager.update(entity, where, patch as never)
    return result.affected ?? 0
  }

  async remove<E extends ObjectLiteral>(entity: EntityTarget<E>, where: FindOptionsWhere<E>): Promise<number> {
    const { manager } = await this.runnerBegun()
    const result = await manager.delete(entity, where)
    return result.affected ?? 0
  }

  /** TypeORM's own way to the same connection; whatever it does there belongs to the transaction. */
  private async runnerBegun(): Promise<QueryRunner> {
    await this.begun()
    return this.runner as QueryRunner
  }

  /** Begins by hand: TypeORM would keep us from the connection, and sends its statements without names. */
  private async begun(): Promise<PoolClient> {
    if (!this.open) {
      this.runner = this.dataSource.createQueryRunner()
      const client = (await this.runner.connect()) as PoolClient
      await client.query('begin')
      this.open = client
    }
    await this.flush(this.open)
    return this.open
  }

  private async flush(client: PoolClient): Promise<void> {
    if (this.waiting.length === 0) return
    const { name, text, values } = insertStatement(this.dataSource, this.waiting)
    this.waiting = []
    await client.query({ name, text, values: [...values] })
  }

  private async commit(): Promise<void> {
    if (this.open) {
      await this.flush(this.open)
      await this.open.query('commit')
      this.open = undefined
    } else if (this.waiting.length > 0) {
      const { name, text, values } = insertStatement(this.dataSource, this.waiting)
      await this.dataSource.pool.query({ name, text, values: [...values] })
    }
  }

  /**
   * Whether the connection went while nothing was asked of it: the driver then gives it back by itself, and whoever asks
   * next is told that it was. A use after the end, which is a fault of ours, does not come through here.
   */
  private isCut(error: unknown): boolean {
    return error instanceof QueryRunnerAlreadyReleasedError && Boolean(this.runner?.isReleased)
  }

  private async rollback(): Promise<void> {
    // The connection may be gone already; Postgres then rolls back by itself.
    await this.open?.query('rollback').catch(() => undefined)
  }
}

/** Runs one statement under a name, so that PostgreSQL parses and plans it once for each connection. */
export async function queryByName<Row extends object>(
  connection: Pool | PoolClient,
  sql: string,
  params: readonly unknown[],
): Promise<Row[]> {
  const { rows } = await connection.query<Row>({ name: nameOf(sql), text: sql, values: [...params] })
  return rows
}
