import type { MailboxConnection } from './mailbox-connection.js'

/** A mailbox as the worker reads it. */
export interface OpenMailbox {
  readonly connection: MailboxConnection
  /** Junk mail that was looked at and left, by its folder's generation and its number. */
  readonly leftJunk: Set<string>
}
