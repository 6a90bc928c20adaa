/** One person's address; always in two fields, never a string that could name more than one (S16). */
export interface Mailbox {
  readonly name?: string
  readonly address: string
}

export interface OutgoingMail {
  /** The same for every attempt, so that a mail that arrives twice is recognised as one. */
  readonly messageId: string
  readonly to: Mailbox
  readonly subject: string
  readonly html: string
  readonly text: string
  /** True for text that a staff member wrote for this person: it is then no automatic mail. */
  readonly isWrittenByPerson?: boolean
  /** URL for one-click unsubscribing (RFC 8058). */
  readonly unsubscribeUrl?: string
}

/** Port to the mail server. */
export interface Mailer {
  /** Resolves when the mail server has accepted the mail; rejects with MailFailure otherwise. */
  send(mail: OutgoingMail): Promise<void>
  close(): void
}
