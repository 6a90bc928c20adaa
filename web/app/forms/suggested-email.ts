import { typedEmail } from '@seneb/contracts/forms/typed-text'
import emailSpellChecker from '@zootools/email-spell-checker'

/** Endings that no address has, beside the keys of one that most have. */
const noEnding = /\.(?:con|cpm|xom|vom|cim|ocm|cmo|comm|coom)$/i

/** The address that was probably meant by one whose domain is almost a well-known one; nothing when it looks right. */
export function suggestedEmail(address: string): string | undefined {
  const written = typedEmail(address)
  const corrected = written.replace(noEnding, '.com')
  return emailSpellChecker.run({ email: corrected })?.full ?? (corrected === written ? undefined : corrected)
}
