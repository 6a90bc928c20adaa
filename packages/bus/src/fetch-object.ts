import { bucketStream, type DocumentBucket } from '@seneb/contracts/document-buckets'
import type { ObjectStore } from '@nats-io/obj'

import type { Bus } from './bus.js'

/**
 * The bytes of a file of a bucket, fetched part by part; undefined when there is no such file or it is not whole. The
 * library's own way makes a push consumer, which could be told to deliver to any subject at all, so nobody has the
 * right to make one.
 */
export async function fetchObject(
  { bucket, bus, store }: { bucket: DocumentBucket; bus: Bus; store: ObjectStore },
  id: string,
): Promise<Uint8Array | undefined> {
  const info = await store.info(id)
  if (info === null || info.deleted) return undefined
  const parts: Uint8Array[] = []
  let next = 1
  for (let part = 0; part < info.chunks; part++) {
    const subject = `$O.${bucket.name}.C.${info.nuid}`
    const found = await bus.streams.direct.getMessage(bucketStream(bucket), { seq: next, next_by_subj: subject })
    if (!found) return undefined
    parts.push(found.data)
    next = found.seq + 1
  }
  const bytes = Buffer.concat(parts)
  return bytes.length === info.size ? bytes : undefined
}
