import { randomBytes } from 'node:crypto'

import * as base64 from 'nodemailer/lib/base64'
import MailComposer, { type Options } from 'nodemailer/lib/mail-composer'

import { MailFailure } from './delivery-failure.rules.js'
import { quotedPrintable } from './quoted-printable.js'

type Node = ReturnType<MailComposer['compile']>

/** Chance enough that no body holds the boundary that is made of it. */
const boundaryBytes = 8

/** A message whose bodies are words; what would be read from a file or fetched is none. */
export interface MessageOfWords extends Options {
  readonly text: string
  readonly html: string
}

/**
 * A message as it is sent. The library writes every header and says how every body is encoded, as it does when it sends a
 * message by itself; but it would lead each body through three streams, which cost more than the encoding (ADR 186).
 */
export function composeMessage(message: MessageOfWords): string {
  const { html, text } = message
  if (typeof html !== 'string' || typeof text !== 'string') throw new MailFailure('unexpected', 'EWORDS')
  // Left to itself each part of a message asks the system for a boundary, and only that of the whole is written.
  const baseBoundary = randomBytes(boundaryBytes).toString('hex')
  const textEncoding = encodingOf(html, text)
  const options = { ...message, baseBoundary, textEncoding, disableFileAccess: true, disableUrlAccess: true }
  return written(new MailComposer(options).compile())
}

/**
 * How the words travel: quoted-printable, which stays readable, unless they are of a script that base64 makes shorter. The
 * library would tell the two apart by listing every letter of the markup, which took longer than the encoding.
 */
function encodingOf(html: string, text: string): 'quoted-printable' | 'base64' {
  const bytes = Buffer.byteLength(html) + Buffer.byteLength(text)
  // A letter beyond ASCII has at most twice as many bytes as it adds here, and quoted-printable writes three signs for each.
  const quotedAtMost = bytes + 4 * (bytes - html.length - text.length)
  return quotedAtMost <= (bytes * 4) / 3 ? 'quoted-printable' : 'base64'
}

function written(node: Node): string {
  return `${node.buildHeaders()}\r\n\r\n${node.multipart ? partsOf(node) : encoded(node)}`
}

function partsOf({ boundary, childNodes }: Node): string {
  const parts = childNodes.map((part) => `--${boundary}\r\n${written(part)}\r\n`)
  return `${parts.join('')}--${boundary}--\r\n`
}

function encoded(node: Node): string {
  const content = node.content as string
  switch (node.getTransferEncoding()) {
    case 'quoted-printable':
      return quotedPrintable(content)
    case 'base64':
      return base64.wrap(base64.encode(content))
    default:
      return content
  }
}
