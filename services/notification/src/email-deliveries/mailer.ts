/** One person's address; always in two parts, never a string that could name more than one (S16). */
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
}

/** Where the outside world of e-mail begins. */
export interface Mailer {
  /** Resolves when the mail server has taken the mail; rejects with MailFailure otherwise. */
  send(mail: OutgoingMail): Promise<void>
  close(): void
}

/**
 * Why a mail was not taken: the `server` is away or will not talk to us, it `deferred` this mail, it `refused` this
 * mail for good, or something `unexpected` happened on our side.
 */
export const failureKinds = ['server', 'deferred', 'refused', 'unexpected'] as const
export type FailureKind = (typeof failureKinds)[number]

/** A failed attempt. Holds a code and never the server's words, which quote addresses. */
export class MailFailure extends Error {
  override readonly name = 'MailFailure'

  constructor(
    readonly kind: FailureKind,
    readonly code: string,
  ) {
    super(`${kind} ${code}`)
  }
}
