import { type UploadType, typeByBeginning } from '@seneb/contracts/vocabulary/upload-rules'

import { UploadRefusal } from '../upload-refusal.js'
import { hasTail, isSomethingElseToo } from './file-signs.rules.js'
import { redrawPdf } from './redraw-pdf.js'
import { redrawPicture } from './redraw-picture.js'

/** What a file is stored as: everything is drawn anew as one of these. */
export type SanitizedType = 'application/pdf' | 'image/jpeg'

export interface SanitizedFile {
  readonly type: SanitizedType
  readonly bytes: Uint8Array
}

/**
 * A file drawn anew, which looks like what came in and holds nothing but our own objects and pixels. Refused is what
 * cannot be drawn, is not what its first bytes say, or is a picture and something else besides (S12).
 */
export async function sanitizeFile(bytes: Buffer, type: UploadType): Promise<SanitizedFile> {
  if (bytes.length === 0) throw new UploadRefusal('empty')
  if (typeByBeginning(bytes) !== type) throw new UploadRefusal('mismatch')
  if (type === 'application/pdf') return { type, bytes: await redrawPdf(bytes) }
  if (isSomethingElseToo(bytes.toString('latin1'))) throw new UploadRefusal('unsafe')
  if (type === 'image/png' && hasTail(bytes)) throw new UploadRefusal('unsafe')
  return { type: 'image/jpeg', bytes: await redrawPicture(bytes, type) }
}
