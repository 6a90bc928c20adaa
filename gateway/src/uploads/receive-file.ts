import type { IncomingMessage } from 'node:http'

import { largestUploadBytes, type UploadType } from '@seneb/contracts/vocabulary/upload-rules'

import { beginningBytes, typeByBeginning } from './file-signs.rules.js'
import { UploadRefusal } from './upload-refusal.js'

/** A sender who says nothing for so long has gone. */
const longestSilenceMs = 15_000

/**
 * The bytes of a file as they come in, counted on the way: what is too large or does not begin as its type does is
 * refused as soon as that is seen, not when all of it is here (S12).
 */
export async function receiveFile(request: IncomingMessage, type: UploadType): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > largestUploadBytes) throw new UploadRefusal('tooLarge')
  const parts: Buffer[] = []
  let size = 0
  let isKnown = false
  const hangUp = () => void request.destroy()
  request.setTimeout(longestSilenceMs, hangUp)
  try {
    for await (const part of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      parts.push(part)
      size += part.length
      if (size > largestUploadBytes) throw new UploadRefusal('tooLarge')
      if (!isKnown && size >= beginningBytes) isKnown = beginsAs(type, Buffer.concat(parts))
    }
  } catch (error) {
    throw error instanceof UploadRefusal ? error : new UploadRefusal('interrupted')
  } finally {
    // What follows is our own work, during which nobody says anything.
    request.setTimeout(0).off('timeout', hangUp)
  }
  if (size === 0) throw new UploadRefusal('empty')
  return Buffer.concat(parts, size)
}

/** True; throws when a file does not begin as its type does. */
function beginsAs(type: UploadType, bytes: Buffer): true {
  if (typeByBeginning(bytes) !== type) throw new UploadRefusal('mismatch')
  return true
}

/** Reads away what is still to come of a refused file, within bounds, so that its sender gets to read the sentence. */
export async function readAway(request: IncomingMessage): Promise<boolean> {
  let left = 2 * largestUploadBytes
  try {
    for await (const part of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      left -= part.length
      if (left < 0) return false
    }
    return true
  } catch {
    return false
  }
}
