import emailSpellChecker from '@zootools/email-spell-checker'

/** The address that was probably meant by one whose domain is almost a well-known one; nothing when it looks right. */
export function meantAddress(address: string): string | undefined {
  return emailSpellChecker.run({ email: address.trim() })?.full
}
