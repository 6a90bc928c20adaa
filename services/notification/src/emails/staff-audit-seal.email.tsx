import { Notice } from './email-panels.js'
import { Paragraph } from './email-text.js'
import type { Email } from './render-email.js'
import { staffEmail } from './staff-account.email.js'
import { formatInstant } from './wording.rules.js'

interface Sealed {
  readonly name: string
  readonly entries: number
  /** In hexadecimal. */
  readonly hash: string
  readonly sealedAt: Date
  readonly siteUrl: string
}

const inGroups = (hash: string) => hash.replaceAll(/(.{8})(?=.)/g, '$1 ')

/** E-mail to an admin with the current hash of the audit trail; it contains no names and no actions (S10). */
export function staffAuditSeal({ entries, hash, name, sealedAt, siteUrl }: Sealed): Email {
  const title = 'The seal of the audit trail'
  const fine = 'This email comes to admins of the Seneb team on days with something new on the audit trail.'
  return staffEmail({ title, preview: 'No action needed; please keep this email.', name, siteUrl, finePrint: fine }, [
    <Paragraph key="words">
      No action needed: keep this email. If anyone ever changes or cuts the audit trail outside the product, it no
      longer matches this hash.
    </Paragraph>,
    <Paragraph key="when">
      Sealed: {formatInstant(sealedAt)}. Entries: {String(entries)}.
    </Paragraph>,
    <Notice key="hash" tone="care" title="Hash of the newest entry">
      {inGroups(hash)}
    </Notice>,
    <Paragraph key="how" soft>
      “npm run audit -- verify” checks the whole trail; the export has the hash of every entry, to compare with this
      one.
    </Paragraph>,
  ])
}
