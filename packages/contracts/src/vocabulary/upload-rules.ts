/** Rules for uploads, for the file picker in the browser and the gateway's check (S12, AMB-13, AMB-14, AMB-23). */

/** Ten megabytes. */
export const maxUploadBytes = 10 * 1024 * 1024

/** An identity document and a licence. */
export const maxUploads = 2

/** Kinds of file by their media type, with the extensions a name may end in. */
export const uploadTypes = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg', 'jfif', 'jpe', 'pjpeg', 'pjp'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/heic': ['heic', 'heif'],
} as const
export type UploadType = keyof typeof uploadTypes

/** For `accept` of a file input; extensions are listed too, because some systems know no media type for HEIC. */
export const uploadAccept = [
  ...Object.keys(uploadTypes),
  ...Object.values(uploadTypes)
    .flat()
    .map((extension) => `.${extension}`),
].join(',')

/** Maximum number of pages of a PDF. */
export const maxPdfPages = 10

/** Maximum number of pages of a PDF that came by mail, where reports of hospitals are longer. */
export const maxMailPdfPages = 40

/** Lifetime in minutes of an upload that no form has claimed. */
export const uploadLifeMinutes = 30

/** Messages for rejected files; each explains how to fix the problem. */
export const uploadMessages = {
  tooLarge: 'This file is larger than 10 MB. Please choose a smaller one.',
  empty: 'This file is empty. Please choose another one.',
  name: "This file name isn't supported. Please rename the file, for example to passport.pdf, and choose it again.",
  type: 'Please choose a PDF, JPEG, PNG, WebP or HEIC file.',
  mismatch: 'The content of this file does not match its name. Please choose the original PDF or picture.',
  damaged: 'This file is damaged or incomplete. Please choose it again or take a new photo.',
  picture: 'This picture is too large in width or height. Please choose a smaller one.',
  protectedPdf: 'This PDF is protected by a password. Please print it to a new PDF or send a photo instead.',
  pages: `This PDF has more than ${maxPdfPages} pages or very large ones. Please send only the pages that are needed.`,
  tooComplex: 'This file takes too much time or memory to read. Please print it to a new PDF or take a new photo.',
  unsafe: 'This file contains something that is not part of a document or photo. Please choose another one.',
  infected: 'A virus scanner refused this file. Please choose another one.',
  unchecked: "We can't check files for viruses at the moment. Please try again in a few minutes.",
  token: 'This upload is no longer valid. Please choose the file again.',
  interrupted: 'The upload was interrupted. Please choose the file again.',
  busy: 'Many files are being uploaded at the moment. Please try again in a few seconds.',
  tooMany: 'Too many files were uploaded from your connection. Please try again later.',
  expired: 'This upload has expired. Please choose the file again.',
} as const

/** Position and possible signatures of each file type; each alternative is a complete signature. */
const signs: Readonly<Record<UploadType, { readonly at: number; readonly oneOf: readonly string[] }>> = {
  'application/pdf': { at: 0, oneOf: ['%PDF-1.', '%PDF-2.'] },
  'image/jpeg': { at: 0, oneOf: ['\xff\xd8\xff'] },
  'image/png': { at: 0, oneOf: ['\x89PNG\r\n\x1a\n'] },
  'image/webp': { at: 8, oneOf: ['WEBPVP8'] },
  // Brands of still pictures in HEVC; films and AVIF have others.
  'image/heic': { at: 4, oneOf: ['ftypheic', 'ftypheix', 'ftypheim', 'ftypheis', 'ftypmif1'] },
}

/** Number of leading bytes that identify the file type. */
export const beginningBytes = 16

/** Returns the type by the first bytes at offset 0, because a file name proves nothing (S12). */
export function typeByBeginning(bytes: Uint8Array): UploadType | undefined {
  const beginning = String.fromCharCode(...bytes.subarray(0, beginningBytes))
  const types = Object.keys(signs) as UploadType[]
  return types.find((type) => signs[type].oneOf.some((sign) => beginning.startsWith(sign, signs[type].at)))
}
