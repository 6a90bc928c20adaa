/** A mail of ours in the local mailbox. */
export interface SentMail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly messageId: string
  /** Address to which a mail program replies. */
  readonly replyTo: string
  /** Address that receives reports about it. */
  readonly returnPath: string
}

interface Address {
  readonly address?: string
}

interface ListedMail {
  readonly subject?: string
  readonly text?: string
  readonly messageId?: string
  readonly replyTo?: readonly Address[]
  readonly from?: readonly Address[]
  readonly envelope?: { readonly from?: Address; readonly to?: readonly Address[] }
}

/** Returns the newest mail in the mailbox to an address, or to any patient; mails to our own addresses do not count. */
export async function newestMailTo(mailboxUrl: string, to?: string): Promise<SentMail | undefined> {
  const response = await fetch(`${mailboxUrl}/email`)
  const mails = ((await response.json()) as readonly ListedMail[]).map(toSentMail)
  const isWanted = (mail: SentMail) => (to === undefined ? !mail.to.endsWith('@seneb.example') : mail.to === to)
  return mails.findLast(isWanted)
}

function toSentMail({ envelope, from, messageId = '', replyTo, subject = '', text = '' }: ListedMail): SentMail {
  return {
    to: envelope?.to?.[0]?.address ?? '',
    subject,
    text,
    messageId: messageId.startsWith('<') ? messageId : `<${messageId}>`,
    replyTo: replyTo?.[0]?.address ?? from?.[0]?.address ?? '',
    returnPath: envelope?.from?.address ?? '',
  }
}
