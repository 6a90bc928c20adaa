import { deflateRawSync, inflateRawSync } from 'node:zlib'

import type { Sealing } from '@seneb/platform/sealing'

import type { Mailbox, OutgoingMail } from './mailer.js'

/** Everything of a mail that says something of a person: to whom it goes, its words and its links. */
export type MailWords = Omit<OutgoingMail, 'messageId'>

/**
 * The words of a mail as its row holds them until it is sent: compressed, because markup repeats itself and sealed bytes
 * no longer do, then sealed for the row.
 */
export function sealWords(words: MailWords, id: string, atRest: Sealing): Buffer {
  return atRest.seal(deflateRawSync(JSON.stringify(words), { level: 1 }), id)
}

/** The words that were sealed for this row; the same at every attempt. */
export function openWords(sealed: Uint8Array, id: string, atRest: Sealing): MailWords {
  return JSON.parse(inflateRawSync(atRest.open(sealed, id)).toString()) as MailWords
}

/** By what mails to one address can be counted when the address is gone. */
export function recipientDigest({ address }: Mailbox, atRest: Sealing): string {
  return atRest.digest(address.toLowerCase())
}
