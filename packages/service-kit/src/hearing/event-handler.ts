/** A stored message as it arrived: from JetStream, or again from dead letters. */
export interface DeliveredMessage {
  readonly subject: string
  readonly body: Uint8Array
  readonly traceparent?: string
}

/** Handles one kind of event of one durable consumer. */
export interface EventHandler {
  readonly consumer: string
  /** Handles one message: its effect happens once. Throws when it fails; Poison when it can never succeed. */
  handle(message: DeliveredMessage): Promise<void>
}
