/** A stored message as it arrived: from JetStream, or again from dead letters. */
export interface RawMessage {
  readonly subject: string
  readonly body: Uint8Array
  readonly traceparent?: string
}

export interface Hearing {
  readonly consumer: string
  /** Hears one message: its effect happens once. Throws when it fails; Poison when it can never succeed. */
  hear(message: RawMessage): Promise<void>
}
