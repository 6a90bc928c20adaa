import { typedEmail } from '@seneb/contracts/forms/typed-text'
import emailSpellChecker from '@zootools/email-spell-checker'

/** Nonexistent endings, typed by hitting a key beside one of a common ending. */
const noEnding = /\.(?:con|cpm|xom|vom|cim|ocm|cmo|comm|coom)$/i

/** Returns the address that was probably intended when the domain is almost a well-known one; otherwise undefined. */
export function suggestedEmail(address: string): string | undefined {
  const written = typedEmail(address)
  const corrected = written.replace(noEnding, '.com')
  return emailSpellChecker.run({ email: corrected })?.full ?? (corrected === written ? undefined : corrected)
}
