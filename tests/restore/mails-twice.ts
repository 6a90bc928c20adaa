/** Properties that distinguish mails: message ID, recipient and subject. */
export interface MailPosition {
  readonly messageId: string
  readonly to: string
  readonly subject: string
}

/**
 * Returns the number of duplicate mails: same message ID, or same recipient and subject. Subjects of the drill's mails
 * to one person differ by reference.
 */
export function doubledMails(mails: readonly MailPosition[]): number {
  const [ids, kinds] = [new Set<string>(), new Set<string>()]
  let doubled = 0
  for (const { messageId, subject, to } of mails) {
    const kind = JSON.stringify([to, subject])
    if (ids.has(messageId) || kinds.has(kind)) doubled += 1
    ids.add(messageId)
    kinds.add(kind)
  }
  return doubled
}
