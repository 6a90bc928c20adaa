import type { UploadType } from '@seneb/contracts/vocabulary/upload-rules'

import { assertPassivePdf } from './check-pdf.js'
import { hasTail, isSomethingElseToo, typeByBeginning } from './file-signs.rules.js'
import { redrawPicture } from './redraw-picture.js'
import { UploadRefusal } from './upload-refusal.js'

/**
 * The bytes that may be kept of a file: a passive PDF as it is, a picture drawn anew. Refused is what is not whole, not
 * what its name says, or something else besides (S12).
 */
export async function inspectFile(bytes: Buffer, type: UploadType): Promise<Buffer> {
  if (bytes.length === 0) throw new UploadRefusal('empty')
  if (typeByBeginning(bytes) !== type) throw new UploadRefusal('mismatch')
  if (isSomethingElseToo(bytes.toString('latin1'), type)) throw new UploadRefusal('unsafe')
  if (type === 'application/pdf') {
    assertPassivePdf(bytes)
    return bytes
  }
  if (type === 'image/png' && hasTail(bytes)) throw new UploadRefusal('unsafe')
  return redrawPicture(bytes, type)
}
