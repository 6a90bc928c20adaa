/** Addresses of received mail in tests: a signed token stands after the plus sign. */
const addresses = { reply: 'care+{token}@seneb.example', bounce: 'bounce+{token}@seneb.example' }

/** Settings with which a stack reads a mailbox and signs the addresses of its mails. */
export function mailSettings(imapUrl: string): Readonly<Record<string, string>> {
  return {
    NOTIFICATION_IMAP_URL: imapUrl,
    NOTIFICATION_REPLY_ADDRESS: addresses.reply,
    NOTIFICATION_BOUNCE_ADDRESS: addresses.bounce,
  }
}
