import { createHash } from 'node:crypto'

import { maxMessageFiles } from '@seneb/contracts/vocabulary/inbound-emails'

import type { EmailPart, ParsedEmail } from './parsed-email.js'

/** File of a message that reaches the timeline. */
export interface MessageFile {
  /** Position among the parts of the parsed mail, from 0. */
  readonly position: number
  readonly name: string
  readonly type: string
  readonly bytes: Uint8Array
  /** Whether Outlook packed it into a format that hides its content. */
  readonly isWinmail: boolean
}

export interface SelectedFiles {
  readonly files: readonly MessageFile[]
  /** Number of files beyond the limit of one message. */
  readonly skippedFiles: number
}

/** Pictures of signatures are smaller than this; photographs that Apple Mail shows inline are larger. */
const minInlineBytes = 20 * 1024
const maxNameCharacters = 150

const machineTypes = /^(?:message\/|text\/(?:calendar|rfc822-headers)|application\/(?:ics|pgp-|pkcs7-|x-pkcs7-))/

/**
 * Returns the files that a person attached: no pictures of signatures, no repetitions, no parts that programs read.
 * Returned and forwarded mails stay in the full text only.
 */
export function selectFiles({ parts }: ParsedEmail): SelectedFiles {
  const seen = new Set<string>()
  const files = parts.flatMap((part, position) => {
    if (machineTypes.test(part.mimeType) || isDecoration(part) || part.bytes.length === 0) return []
    const digest = createHash('sha256').update(part.bytes).digest('base64url')
    if (seen.has(digest)) return []
    seen.add(digest)
    return [toFile(part, position)]
  })
  return { files: files.slice(0, maxMessageFiles), skippedFiles: Math.max(0, files.length - maxMessageFiles) }
}

function isDecoration({ bytes, contentId, isInHtml, mimeType }: EmailPart): boolean {
  return mimeType.startsWith('image/') && (isInHtml || contentId !== undefined) && bytes.length < minInlineBytes
}

function toFile(part: EmailPart, position: number): MessageFile {
  const { bytes, fileName, mimeType } = part
  const isWinmail = mimeType === 'application/ms-tnef' || /^winmail\.dat$/i.test(fileName ?? '')
  return { position, name: nameOf(part, position), type: mimeType, bytes, isWinmail }
}

/** Returns the sender's name of a file on one line, or one that says where it stood. */
function nameOf({ fileName, mimeType }: EmailPart, position: number): string {
  const plain = (fileName ?? '')
    .replaceAll(/[\p{Cc}\p{Cf}/\\]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const ending = /^[a-z]+\/([a-z0-9]{2,5})$/.exec(mimeType)?.[1] ?? 'bin'
  return plain === '' ? `file-${position + 1}.${ending}` : plain.slice(-maxNameCharacters)
}
