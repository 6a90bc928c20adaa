import { createCipheriv, randomBytes } from 'node:crypto'

import type { LeanEvent } from './lean-trip-plan.js'

const key = randomBytes(32)
const head = Buffer.from([2, 0, 0, 0, 0])

/** The payload as ours stores it: what is personal, if anything, sealed by AES-256-GCM, bound to the event. */
export function sealedPayload({ clear, personal, subject }: LeanEvent, id: string): object {
  if (!personal) return clear
  const iv = randomBytes(12)
  const sealer = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(`${subject} ${id}`))
  const sealed = Buffer.concat([sealer.update(JSON.stringify(personal)), sealer.final()])
  return { ...clear, sealed: Buffer.concat([head, iv, sealer.getAuthTag(), sealed]).toString('base64') }
}
