/** Where dots before the @ mean nothing; its two names are one. */
const withoutDots: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com'])

/**
 * The mailbox an e-mail address leads to, for counting: upper case, what stands behind a `+`, and at Gmail dots are ways
 * of spelling the same one (S20). Mail is sent to the address as it was typed.
 */
export function mailboxOf(email: string): string {
  const [name = '', domain = ''] = email.trim().toLowerCase().split('@')
  const [plain = ''] = name.split('+', 1)
  return withoutDots.has(domain) ? `${plain.replaceAll('.', '')}@gmail.com` : `${plain}@${domain}`
}
