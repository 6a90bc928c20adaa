import { maxPdfPages, type UploadType, typeByBeginning } from '@seneb/contracts/vocabulary/upload-rules'

import { UploadRejection } from '../upload-rejection.js'
import { redrawPdf } from './redraw-pdf.js'
import { redrawPicture } from './redraw-picture.js'

/** Types in which redrawn files are stored. */
export type SanitizedType = 'application/pdf' | 'image/jpeg'

export interface SanitizedFile {
  readonly type: SanitizedType
  readonly bytes: Uint8Array
}

/**
 * Returns the redrawn file, which looks like the upload and contains only our own objects and pixels (S12). Rejects
 * with an UploadRejection when the file cannot be drawn, does not match its first bytes, or is also a file of another
 * type.
 */
export async function sanitizeFile(
  bytes: Buffer,
  type: UploadType,
  maxPages: number = maxPdfPages,
): Promise<SanitizedFile> {
  if (bytes.length === 0) throw new UploadRejection('empty')
  if (typeByBeginning(bytes) !== type) throw new UploadRejection('mismatch')
  if (type === 'application/pdf') return { type, bytes: await redrawPdf(bytes, maxPages) }
  if (hasOtherErrors(bytes.toString('latin1'))) throw new UploadRejection('unsafe')
  if (type === 'image/png' && hasTail(bytes)) throw new UploadRejection('unsafe')
  return { type: 'image/jpeg', bytes: await redrawPicture(bytes, type) }
}

/** Texts that make a picture a page or a script to some program; a chance hit is less likely than a flood. */
const scripts = [/<script/i, /<\?php/i, /<html/i, /<svg[\s>]/i, /<iframe/i, /javascript:/i, /<!doctype/i]
const virusTest = 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE'
/** Beginnings of archives and programs that are long enough to be no accident. */
const archives = [
  'Rar!\x1a\x07',
  '7z\xbc\xaf\x27\x1c',
  '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1',
  'This program cannot be run in DOS mode',
]

/** True when a picture is a valid file of another type as well: a polyglot (S12). */
function hasOtherErrors(text: string): boolean {
  if (text.includes(virusTest) || scripts.some((script) => script.test(text))) return true
  if (archives.some((archive) => text.includes(archive))) return true
  if (text.includes('PK\x03\x04') && text.includes('PK\x05\x06')) return true
  return text.includes('%PDF-')
}

const signatureBytes = 8

/** True when bytes follow the last chunk of a PNG, where nothing belongs. */
function hasTail(png: Buffer): boolean {
  let at = signatureBytes
  while (at + 12 <= png.length) {
    const length = png.readUInt32BE(at)
    const kind = png.toString('latin1', at + 4, at + 8)
    at += 12 + length
    if (kind === 'IEND') return at !== png.length
  }
  // A file without an end is damaged, which decoding reports.
  return false
}
