import { typedLine } from '@seneb/contracts/forms/typed-text'
import { uploadTypes, type UploadType } from '@seneb/contracts/vocabulary/upload-rules'

import { UploadRejection } from './upload-rejection.js'

const maxNameLength = 150
/** Path separators, ends of lines and texts, and marks of the reading direction, which no file name needs. */
const moreThanName = /[/\\\0\r\n\u202E]/
/** All characters but letters, digits and usual separators. */
const untidy = /[^\p{L}\p{M}\p{N} ()_.,'’+&@#=-]+/gu

/**
 * Returns a file's name, which its sender percent-encoded in a header, without unsafe characters. Refuses a name that
 * is a path or contains control characters (S12).
 */
export function readFileName(header: unknown): string {
  const rawName = decoded(header).slice(0, 4 * maxNameLength)
  if (rawName.trim() === '' || moreThanName.test(rawName)) throw new UploadRejection('name')
  const plain = typedLine(rawName)
    .replace(/\p{Zs}+/gu, ' ')
    .replace(/\p{Pd}/gu, '-')
    .replace(/[“”„«»"‘`]/g, "'")
    .replaceAll('،', ',')
    .replace(/[[{（]/g, '(')
    .replace(/[\]}）]/g, ')')
    .replace(untidy, '-')
    .replace(/\.{2,}/g, '.')
    .replace(/^[ .-]+|[ .-]+$/g, '')
  return shortened(plain) || 'document'
}

/** The extension of a long name shows the file type, so it is kept. */
function shortened(name: string): string {
  const characters = [...name]
  if (characters.length <= maxNameLength) return name
  const ending = /\.[\p{L}\p{N}]{1,10}$/u.exec(name)?.[0] ?? ''
  return `${characters.slice(0, maxNameLength - ending.length).join('')}${ending}`
}

/** The type that a name promises by its extension, if it promises one. */
export function typeByName(name: string): UploadType | undefined {
  const extension = extensionOf(name)
  const types = Object.keys(uploadTypes) as UploadType[]
  return types.find((type) => uploadTypes[type].some((candidate) => candidate === extension))
}

/**
 * Returns the name under which a file is stored, with the extension of its type after conversion, so that it opens
 * again (S12).
 */
export function storedName(name: string, type: UploadType): string {
  const promised = typeByName(name)
  if (promised === type) return name
  return `${promised ? name.slice(0, -extensionOf(name).length - 1) : name}.${uploadTypes[type][0]}`
}

function extensionOf(name: string): string {
  return /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
}

function decoded(header: unknown): string {
  try {
    return typeof header === 'string' ? decodeURIComponent(header) : ''
  } catch {
    return ''
  }
}
