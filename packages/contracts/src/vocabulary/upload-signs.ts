import type { UploadType } from './upload-rules.js'

/** Where the signs of a type stand and what they are; each alternative is a whole sign. */
const signs: Readonly<Record<UploadType, { readonly at: number; readonly oneOf: readonly string[] }>> = {
  'application/pdf': { at: 0, oneOf: ['%PDF-1.', '%PDF-2.'] },
  'image/jpeg': { at: 0, oneOf: ['\xff\xd8\xff'] },
  'image/png': { at: 0, oneOf: ['\x89PNG\r\n\x1a\n'] },
  'image/webp': { at: 8, oneOf: ['WEBPVP8'] },
  // Brands of still pictures in HEVC; a film or an AVIF has others.
  'image/heic': { at: 4, oneOf: ['ftypheic', 'ftypheix', 'ftypheim', 'ftypheis', 'ftypmif1'] },
}

/** As many bytes tell by what a file begins. */
export const beginningBytes = 16

/** The type by the first bytes, which have to be the very first (S12); a file's name promises nothing. */
export function typeByBeginning(bytes: Uint8Array): UploadType | undefined {
  const beginning = String.fromCharCode(...bytes.subarray(0, beginningBytes))
  const types = Object.keys(signs) as UploadType[]
  return types.find((type) => signs[type].oneOf.some((sign) => beginning.startsWith(sign, signs[type].at)))
}
