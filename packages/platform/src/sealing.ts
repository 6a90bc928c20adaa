import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  randomBytes,
  type KeyObject,
} from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'

const cipher = 'aes-256-gcm'
/** Values of the first format name no key, so every key is tried; the current format names its key. */
const firstVersion = 1
const version = 2
const keyIdBytes = 4
const ivBytes = 12
const tagBytes = 16

interface Key {
  readonly id: Buffer
  readonly seal: KeyObject
  readonly digest: KeyObject
}

/** Names a key that this process does not have; with it the value could be decrypted. */
export class UnknownSealingKey extends Error {
  override readonly name = 'UnknownSealingKey'
}

/**
 * Encrypts data that only we may read where it is stored (S13): AES-256-GCM under a key of the configuration. Every
 * sealed value is bound to the id of its record, so that it cannot replace another record's. It also names its key, so
 * that keys can be rotated: the newest key encrypts, older ones still decrypt.
 */
export class Sealing {
  private readonly keys: readonly [Key, ...Key[]]

  /** `secrets`: 32 bytes as base64, the newest first, separated by commas. */
  constructor(secrets: string) {
    const [newest, ...older] = secrets.split(',').map((secret) => keyOf(secret.trim()))
    if (!newest) throw new Error('a sealing key has 32 bytes')
    this.keys = [newest, ...older]
  }

  /** Ids with which encrypted values name these keys, newest first; they reveal nothing about the keys. */
  get keyIds(): readonly string[] {
    return this.keys.map(({ id }) => id.toString('hex'))
  }

  /** Format: version, key id, random IV, tag, then the encrypted bytes. */
  seal(plain: Uint8Array, recordId: string): Buffer {
    const [{ id, seal: key }] = this.keys
    const iv = randomBytes(ivBytes)
    const sealer = createCipheriv(cipher, key, iv, { authTagLength: tagBytes }).setAAD(Buffer.from(recordId))
    const sealed = Buffer.concat([sealer.update(plain), sealer.final()])
    return Buffer.concat([Buffer.from([version]), id, iv, sealer.getAuthTag(), sealed])
  }

  /**
   * Returns the decrypted data of this record. Throws UnknownSealingKey without its key, and an Error when it was
   * changed or belongs to another record.
   */
  open(sealed: Uint8Array, recordId: string): Buffer {
    const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength)
    if (bytes[0] === firstVersion) return this.openWithAnyKey(bytes.subarray(1), recordId)
    if (bytes[0] !== version || bytes.length < 1 + keyIdBytes) throw new Error('this is not sealed by us')
    const id = bytes.subarray(1, 1 + keyIdBytes)
    const key = this.keys.find((candidate) => candidate.id.equals(id))
    if (!key) throw new UnknownSealingKey('this is sealed under a key that is not known here')
    return opened(bytes.subarray(1 + keyIdBytes), key, recordId)
  }

  /**
   * Returns a keyed digest that recognizes equal values without revealing them; without the key no value can be tried.
   */
  digest(text: string): string {
    return digestBy(this.keys[0], text)
  }

  /** Returns every digest under which a text may be stored, the newest key's first, for lookups while keys change. */
  digests(text: string): readonly string[] {
    return this.keys.map((key) => digestBy(key, text))
  }

  /** True when a digest is that of a text, also one that was made under an older key. */
  isDigestOf(text: string, digest: string): boolean {
    return this.keys.some((key) => digestBy(key, text) === digest)
  }

  private openWithAnyKey(bytes: Buffer, recordId: string): Buffer {
    const [newest, ...older] = this.keys
    for (const key of older) {
      try {
        return opened(bytes, key, recordId)
      } catch {
        // Not this one.
      }
    }
    return opened(bytes, newest, recordId)
  }
}

function keyOf(secret: string): Key {
  const decoded = Buffer.from(secret, 'base64')
  if (decoded.length !== 32) throw new Error('a sealing key has 32 bytes')
  const derived = (purpose: string, bytes: number) => Buffer.from(hkdfSync('sha256', decoded, '', purpose, bytes))
  // Node needs four times as long for a key given as bytes, because it first detects by an exception that it is not a
  // key object.
  const secretKey = (purpose: string) => createSecretKey(derived(purpose, 32))
  return { id: derived('key id', keyIdBytes), seal: secretKey('seal'), digest: secretKey('digest') }
}

function opened(bytes: Buffer, key: Key, recordId: string): Buffer {
  const head = ivBytes + tagBytes
  if (bytes.length < head) throw new Error('this is not sealed by us')
  const opener = createDecipheriv(cipher, key.seal, bytes.subarray(0, ivBytes), { authTagLength: tagBytes })
  opener.setAAD(Buffer.from(recordId)).setAuthTag(bytes.subarray(ivBytes, head))
  return Buffer.concat([opener.update(bytes.subarray(head)), opener.final()])
}

function digestBy(key: Key, text: string): string {
  return createHmac('sha256', key.digest).update(text).digest('base64url')
}

/** File as received. Its owner chose the name, which may be personal, so it is encrypted too. */
export interface PlainFile {
  readonly name: string
  readonly type: string
  readonly bytes: Uint8Array
}

const lengthBytes = 4

/** A file with its name and type, encrypted and bound to its id (S12, S13). */
export function sealFile(file: PlainFile, id: string, sealing: Sealing): Buffer {
  const head = Buffer.from(JSON.stringify({ name: file.name, type: file.type }))
  const length = Buffer.alloc(lengthBytes)
  length.writeUInt32BE(head.length)
  return sealing.seal(Buffer.concat([length, head, file.bytes]), id)
}

/** Returns the file encrypted for this id; throws when it is another file or was changed. */
export function openFile(sealed: Uint8Array, id: string, sealing: Sealing): PlainFile {
  const plain = sealing.open(sealed, id)
  const start = lengthBytes + plain.readUInt32BE(0)
  const { name, type } = JSON.parse(plain.toString('utf8', lengthBytes, start)) as Pick<PlainFile, 'name' | 'type'>
  return { name, type, bytes: plain.subarray(start) }
}

/** Minimum size, in bytes, from which JSON is compressed before it is sealed; below that it gains little. */
const packedFromBytes = 1000
/** Prefix of compressed data; no JSON begins with it. */
const compressedMarker = Buffer.from([0])

/** Maximum unpacked size, in bytes; only we can have packed the data, so the limit guards against bugs, not attacks. */
const maxOutputLength = 32 * 1024 * 1024

/**
 * Returns a value as JSON, encrypted for a record. Long JSON is compressed first, because encrypted bytes do not
 * compress.
 */
export function sealJson(value: unknown, recordId: string, sealing: Sealing): Buffer {
  const json = Buffer.from(JSON.stringify(value))
  const plain = json.length < packedFromBytes ? json : Buffer.concat([compressedMarker, deflateRawSync(json)])
  return sealing.seal(plain, recordId)
}

/** Returns the value encrypted for this record; throws as `Sealing.open` does. */
export function openJson(sealed: Uint8Array, recordId: string, sealing: Sealing): unknown {
  const plain = sealing.open(sealed, recordId)
  const isPacked = plain[0] === compressedMarker[0]
  const json = isPacked ? inflateRawSync(plain.subarray(compressedMarker.length), { maxOutputLength }) : plain
  return JSON.parse(json.toString())
}
