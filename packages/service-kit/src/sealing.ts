import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

const cipher = 'aes-256-gcm'
const version = 1
const ivBytes = 12
const tagBytes = 16
const headBytes = 1 + ivBytes + tagBytes

/**
 * Seals what nobody but us may read where it is stored (S13): AES-256-GCM under a key of the configuration. Every seal
 * is bound to the id of the record it belongs to, so that one cannot be put in another's place.
 */
export class Sealing {
  private readonly key: Buffer
  private readonly digestKey: Buffer

  /** `secret`: 32 bytes as base64. */
  constructor(secret: string) {
    const given = Buffer.from(secret, 'base64')
    if (given.length !== 32) throw new Error('a sealing key has 32 bytes')
    this.key = Buffer.from(hkdfSync('sha256', given, '', 'seal', 32))
    this.digestKey = Buffer.from(hkdfSync('sha256', given, '', 'digest', 32))
  }

  /** The sealed form: version, random IV, tag, then as many bytes as were given. */
  seal(plain: Uint8Array, recordId: string): Buffer {
    const iv = randomBytes(ivBytes)
    const sealer = createCipheriv(cipher, this.key, iv, { authTagLength: tagBytes }).setAAD(Buffer.from(recordId))
    const sealed = Buffer.concat([sealer.update(plain), sealer.final()])
    return Buffer.concat([Buffer.from([version]), iv, sealer.getAuthTag(), sealed])
  }

  /** What was sealed for this record; throws when anything of it was changed or it is another record's. */
  open(sealed: Uint8Array, recordId: string): Buffer {
    const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength)
    if (bytes[0] !== version || bytes.length < headBytes) throw new Error('this is not sealed by us')
    const iv = bytes.subarray(1, 1 + ivBytes)
    const opener = createDecipheriv(cipher, this.key, iv, { authTagLength: tagBytes })
    opener.setAAD(Buffer.from(recordId)).setAuthTag(bytes.subarray(1 + ivBytes, headBytes))
    return Buffer.concat([opener.update(bytes.subarray(headBytes)), opener.final()])
  }

  /** Text by which equal values are known without being readable; nobody without the key can try values. */
  digest(text: string): string {
    return createHmac('sha256', this.digestKey).update(text).digest('base64url')
  }
}
