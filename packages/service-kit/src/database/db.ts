import type { Payload, EventContract } from '@seneb/contracts/define'
import type { EntityTarget, FindManyOptions, FindOptionsWhere, ObjectLiteral } from 'typeorm'

export interface ReadTx {
  find<E extends ObjectLiteral>(entity: EntityTarget<E>, options?: FindManyOptions<E>): Promise<E[]>
  findOne<E extends ObjectLiteral>(entity: EntityTarget<E>, where: FindOptionsWhere<E>): Promise<E | null>
  /** Runs one SQL statement that begins with its own name as a comment: `/* claimDuePlan *\/ select …`. */
  query<Row extends object>(sql: string, params?: readonly unknown[]): Promise<Row[]>
}

export interface WriteTx extends ReadTx {
  /** Inserts a new row (an instance of an entity class), in one statement with the other rows. */
  save(row: object): Promise<void>
  /**
   * Publishes an event: it is stored with the change that caused it and published after the commit. The only way to
   * emit one.
   */
  publish<E extends EventContract>(event: E, payload: Payload<E>): Promise<void>
  /** Changes the rows that match and returns how many they were. */
  update<E extends ObjectLiteral>(entity: EntityTarget<E>, where: FindOptionsWhere<E>, patch: Patch<E>): Promise<number>
  /** Deletes the rows that match and returns how many they were. */
  remove<E extends ObjectLiteral>(entity: EntityTarget<E>, where: FindOptionsWhere<E>): Promise<number>
}

/** The only way to the database. Both reject with AppError UNAVAILABLE while Postgres cannot be reached. */
export interface Db {
  /** Reads without a transaction. */
  read<T>(fn: (tx: ReadTx) => Promise<T>): Promise<T>
  /** Runs `fn` in one transaction, which is committed or rolled back as a whole. */
  write<T>(fn: (tx: WriteTx) => Promise<T>): Promise<T>
  /**
   * Runs one SQL statement that is a complete transaction, in one round trip where `write` takes three. It begins with
   * its name as a comment. While an event is handled, its inbox row is inserted first, in the same statement.
   */
  run<Row extends object>(sql: string, params?: readonly unknown[]): Promise<Row[]>
}

/** New values of some columns; a function returns an SQL expression, as in TypeORM. */
export type Patch<E> = { [K in keyof E]?: E[K] | null | (() => string) }
