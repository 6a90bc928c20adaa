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
  /** True of a mail with which a program answers a mail; it has no envelope sender, so that nothing answers it. */
  readonly isAutomaticReply?: boolean
  /** Message-ID of the received mail that this one answers. */
  readonly inReplyTo?: string
  /** Signed address of replies; without one, they go to the sender. */
  readonly replyAddress?: string
  /** Signed envelope sender, which receives bounces; without one, it is the sender. */
  readonly bounceAddress?: string
  /** URL for one-click unsubscribing (RFC 8058). */
  readonly unsubscribeUrl?: string
}

/** Port to the mail server. */
export interface Mailer {
  /** Resolves when the mail server has accepted the mail; rejects with MailFailure otherwise. */
  send(mail: OutgoingMail): Promise<void>
  close(): void
}
