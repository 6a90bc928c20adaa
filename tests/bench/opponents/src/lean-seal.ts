import { createCipheriv, randomBytes } from 'node:crypto'
import { deflateRawSync } from 'node:zlib'

import type { LeanEvent } from './lean-trip-plan.js'

const key = randomBytes(32)
const head = Buffer.from([2, 0, 0, 0, 0])
const packedFromBytes = 1000
const packedMark = Buffer.from([0])

/** The payload as ours stores it: what is personal, if anything, deflated where it is long, then sealed by AES-256-GCM, bound to the event. */
export function sealedPayload({ clear, personal, subject }: LeanEvent, id: string): object {
  if (!personal) return clear
  const iv = randomBytes(12)
  const sealer = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(`${subject} ${id}`))
  const sealed = Buffer.concat([sealer.update(packed(JSON.stringify(personal))), sealer.final()])
  return { ...clear, sealed: Buffer.concat([head, iv, sealer.getAuthTag(), sealed]).toString('base64') }
}

function packed(json: string): string | Buffer {
  return Buffer.byteLength(json) < packedFromBytes ? json : Buffer.concat([packedMark, deflateRawSync(json)])
}
