import { promisify } from 'node:util'
import { deflateRaw, inflateRaw } from 'node:zlib'

import { openJson, sealJson, type Sealing } from '@seneb/platform/sealing'

const [deflate, inflate] = [promisify(deflateRaw), promisify(inflateRaw)]

/** Larger than any stored email, so that it only guards against a fault of ours. */
const maxUnpackedBytes = 64 * 1024 * 1024

/** Facts about the delivery of an email, which its own headers may lack. */
export interface StoredEnvelope {
  /** Recipients of every received copy. */
  readonly recipients: readonly string[]
  /** Message-ID with its angle brackets, which a later reply of ours names. */
  readonly messageId?: string
  /** Whether the email was too large, so that only its beginning is stored. */
  readonly isCut: boolean
}

/** Text of an unmatched email for staff. */
export interface StoredContent {
  readonly sender: { readonly name?: string; readonly address: string }
  readonly subject: string
  readonly text: string
  readonly fullText: string
  readonly fileNames: readonly string[]
}

/** Returns an email as received, compressed and encrypted for its row. */
export async function sealRaw(raw: Uint8Array, id: string, atRest: Sealing): Promise<Buffer> {
  return atRest.seal(await deflate(raw), `${id} raw`)
}

/** Returns the email that is stored in a row. */
export async function openRaw(sealed: Uint8Array, id: string, atRest: Sealing): Promise<Buffer> {
  return inflate(atRest.open(sealed, `${id} raw`), { maxOutputLength: maxUnpackedBytes })
}

export function sealEnvelope(envelope: StoredEnvelope, id: string, atRest: Sealing): Buffer {
  return sealJson(envelope, `${id} envelope`, atRest)
}

export function openEnvelope(sealed: Uint8Array, id: string, atRest: Sealing): StoredEnvelope {
  return openJson(sealed, `${id} envelope`, atRest) as StoredEnvelope
}

export function sealContent(content: StoredContent, id: string, atRest: Sealing): Buffer {
  return sealJson(content, `${id} content`, atRest)
}

export function openContent(sealed: Uint8Array, id: string, atRest: Sealing): StoredContent {
  return openJson(sealed, `${id} content`, atRest) as StoredContent
}
