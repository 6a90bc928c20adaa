import type { Sealing } from './sealing.js'

/** A file as it was taken. Its name says what its owner called it, which may be personal, so it is sealed too. */
export interface PlainFile {
  readonly name: string
  readonly type: string
  readonly bytes: Uint8Array
}

const lengthBytes = 4

/** One file with its name and type, sealed for the id it is stored under (S12, S13). */
export function sealFile(file: PlainFile, id: string, sealing: Sealing): Buffer {
  const head = Buffer.from(JSON.stringify({ name: file.name, type: file.type }))
  const length = Buffer.alloc(lengthBytes)
  length.writeUInt32BE(head.length)
  return sealing.seal(Buffer.concat([length, head, file.bytes]), id)
}

/** The file that was sealed for this id; throws when it is another one or was changed. */
export function openFile(sealed: Uint8Array, id: string, sealing: Sealing): PlainFile {
  const plain = sealing.open(sealed, id)
  const start = lengthBytes + plain.readUInt32BE(0)
  const { name, type } = JSON.parse(plain.toString('utf8', lengthBytes, start)) as Pick<PlainFile, 'name' | 'type'>
  return { name, type, bytes: plain.subarray(start) }
}
