import * as base64 from 'nodemailer/lib/base64'
import MailComposer, { type Options } from 'nodemailer/lib/mail-composer'

import { MailFailure } from './delivery-failure.rules.js'
import { quotedPrintable } from './quoted-printable.js'

type Node = ReturnType<MailComposer['compile']>

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
  return written(new MailComposer({ ...message, disableFileAccess: true, disableUrlAccess: true }).compile())
}

function written(node: Node): string {
  return `${node.buildHeaders()}\r\n\r\n${node.multipart ? partsOf(node) : encoded(node)}`
}

function partsOf({ boundary, childNodes }: Node): string {
  const parts = childNodes.map((part) => `--${boundary}\r\n${written(part)}\r\n`)
  return `${parts.join('')}--${boundary}--\r\n`
}

function encoded(node: Node): string {
  const { content } = node
  if (typeof content !== 'string') throw new MailFailure('unexpected', 'EWORDS')
  switch (node.getTransferEncoding()) {
    case 'quoted-printable':
      return quotedPrintable(content)
    case 'base64':
      return base64.wrap(base64.encode(content))
    default:
      return content
  }
}
