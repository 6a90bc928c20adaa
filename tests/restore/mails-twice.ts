/** A mail as far as it can be told from others: under which id it came, to whom, about what. */
export interface MailMark {
  readonly messageId: string
  readonly to: string
  readonly subject: string
}

/**
 * How many mails came beyond one of their kind: under an id that had come before, or to the same person about the same;
 * every subject that the drill's mails have for one person differs by its reference.
 */
export function doubledMails(mails: readonly MailMark[]): number {
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
