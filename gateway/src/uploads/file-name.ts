import { uploadTypes, type UploadType } from '@seneb/contracts/vocabulary/upload-rules'

import { UploadRefusal } from './upload-refusal.js'

const maxNameLength = 150
/** Letters, digits and what people put between them; nothing that is a path, a stream, a control or a reordering. */
const plainName = /^[\p{L}\p{M}\p{N} ()_.,'’+&@#=-]+$/u

/** A file's name as its sender gave it, percent-encoded in a header; refused when it is more than a name (S12). */
export function readFileName(header: unknown): string {
  const name = decoded(header).normalize('NFC').trim()
  const isName = plainName.test(name) && name.length <= maxNameLength && !/^\.|\.\.|[ .]$/.test(name)
  if (!isName) throw new UploadRefusal('name')
  return name
}

/** The type that a name promises by its extension; refused when it promises none we take (S12, AMB-23). */
export function typeByName(name: string): UploadType {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  for (const [type, extensions] of Object.entries(uploadTypes))
    if (extensions.some((known) => known === extension)) return type as UploadType
  throw new UploadRefusal('type')
}

/** The name a file is stored under: one whose extension says what it has become, so that it opens again (S12). */
export function storedName(name: string, type: UploadType): string {
  return typeByName(name) === type ? name : `${name.replace(/\.[^.]+$/, '')}.${uploadTypes[type][0]}`
}

function decoded(header: unknown): string {
  try {
    return typeof header === 'string' ? decodeURIComponent(header) : ''
  } catch {
    return ''
  }
}
