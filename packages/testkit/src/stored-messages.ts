import { bucketStream, type DocumentBucket } from '@seneb/contracts/document-buckets'
import { jetstreamManager } from '@nats-io/jetstream'

import type { TestBus } from './test-bus.js'

/** Everything that lies in a bucket, message by message with its subject and headers, as whoever holds the server reads it. */
export async function storedMessages(bus: TestBus, bucket: DocumentBucket): Promise<string[]> {
  const admin = await bus.connect()
  try {
    const { streams } = await jetstreamManager(admin)
    const name = bucketStream(bucket)
    const { first_seq: first, last_seq: last } = (await streams.info(name)).state
    const texts: string[] = []
    // A stream that never held anything begins at 0.
    for (let seq = Math.max(first, 1); seq <= last; seq += 1) {
      const message = await streams.getMessage(name, { seq })
      if (message) texts.push(`${message.subject} ${JSON.stringify([...message.header])} ${message.string()}`)
    }
    return texts
  } finally {
    await admin.close()
  }
}
