import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'

/** Maximum length in characters that fits into one message of the bus with its envelope. */
const maxPacked = 900_000
/** Maximum unpacked size, in bytes. */
const maxUnpacked = 32 * 1024 * 1024

const pack = promisify(brotliCompress)
const unpack = promisify(brotliDecompress)
const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 22 }

/**
 * Packs a record for the bus. Versions of a plan are nearly alike, so megabytes of them fit into one message, and the
 * reader gets one consistent snapshot. Throws for a longer record.
 */
export async function compressRecord(record: unknown): Promise<string> {
  const packed = (await pack(JSON.stringify(record), { params })).toString('base64')
  if (packed.length > maxPacked) throw new Error('a record is longer than a message of the bus')
  return packed
}

/** Unpacks it again; throws when it is longer than any record may be. */
export async function decompressRecord(packed: string): Promise<unknown> {
  const text = await unpack(Buffer.from(packed, 'base64'), { maxOutputLength: maxUnpacked })
  return JSON.parse(text.toString()) as unknown
}
