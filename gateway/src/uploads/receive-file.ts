import type { IncomingMessage } from 'node:http'

import { maxUploadBytes, type UploadType } from '@seneb/contracts/vocabulary/upload-rules'

import { beginningBytes, typeByBeginning } from './sanitizer/file-signs.rules.js'
import { isTooSlow } from './upload-rate.rules.js'
import { UploadRefusal } from './upload-refusal.js'

const rateCheckMs = 500

/**
 * The bytes of a file as they come in, counted on the way: what is too large, too slow or does not begin as its type
 * does is refused as soon as that is seen, not when all of it is here (S12).
 */
export async function receiveFile(request: IncomingMessage, type: UploadType): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Buffer[] = []
  const startedAt = performance.now()
  let size = 0
  let isKnown = false
  const pace = setInterval(() => {
    if (isTooSlow(size, performance.now() - startedAt)) request.destroy()
  }, rateCheckMs)
  try {
    for await (const part of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      parts.push(part)
      size += part.length
      if (size > maxUploadBytes) throw new UploadRefusal('tooLarge')
      if (!isKnown && size >= beginningBytes) isKnown = beginsAs(type, Buffer.concat(parts))
    }
  } catch (error) {
    throw error instanceof UploadRefusal ? error : new UploadRefusal('interrupted')
  } finally {
    clearInterval(pace)
  }
  if (size === 0) throw new UploadRefusal('empty')
  return joined(parts, size)
}

/** In memory of its own, so that it can be handed over to another thread. */
function joined(parts: readonly Buffer[], size: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** True; throws when a file does not begin as its type does. */
function beginsAs(type: UploadType, bytes: Buffer): true {
  if (typeByBeginning(bytes) !== type) throw new UploadRefusal('mismatch')
  return true
}
