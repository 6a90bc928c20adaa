import type { Payload } from '@seneb/contracts/define'
import type { ConsentRestored, ConsentWithdrawn } from '@seneb/contracts/messages/enquiry/consent.messages'

import { ContactFacts, Facts } from './email-facts.js'
import { EmailTemplate, FinePrint } from './email-template.js'
import { Notice } from './email-panels.js'
import { Paragraph, Title } from './email-text.js'
import { PlainMasthead } from './masthead.js'
import { formatForTeam } from './person-time.rules.js'
import { renderEmail, type Email } from './render-email.js'
import { referenceOnly } from './wording.rules.js'

type Withdrawn = Payload<typeof ConsentWithdrawn>

/** Data the team receives about a withdrawal; the contact is missing when no reply is owed. */
export type ConsentWithdrawalProps = Pick<Withdrawn, 'reference' | 'effect' | 'withdrawnAt' | 'eraseAt' | 'contact'>

interface WithdrawalCopy {
  readonly title: string
  /** Instructions for the team. */
  readonly todo: string
  /** Actions that the product has already performed. */
  readonly done: string
}

const copy: Readonly<Record<Withdrawn['effect'], WithdrawalCopy>> = {
  'enquiry-ended': {
    title: 'The enquiry has ended',
    todo: 'Do not reply to it. Delete every email and note about it, the draft included.',
    done: 'It is deleted in our system, with its draft if there was one. That consent was given and withdrawn is recorded.',
  },
  'health-erased': {
    title: 'Health details must no longer be used',
    todo: 'Delete it from the emails and notes that you have. The request stands: answer the person, and ask on the call.',
    done: 'Treatment and message are deleted in our system.',
  },
  'draft-erased': {
    title: 'No AI draft is wanted any longer',
    todo: "Delete any draft you have, and don't enter anything from this enquiry into an AI model. Reply to the person yourself.",
    done: 'The draft is deleted in our system, and none is made.',
  },
}

/** Texts used while the person can still undo the withdrawal. */
const textUntilErased: Readonly<Record<Withdrawn['effect'], WithdrawalCopy>> = {
  'enquiry-ended': {
    title: 'The enquiry has ended',
    todo: 'Do not reply to it, and use nothing that you have of it. The person may still take this back; if not, it is erased and we tell you to delete your emails.',
    done: 'It can no longer be seen in our system. A draft, if there was one, is deleted.',
  },
  'health-erased': {
    ...copy['health-erased'],
    done: 'Treatment and message are out of use in our system, and erased then unless the person takes this back.',
  },
  'draft-erased': copy['draft-erased'],
}

/** E-mail to the care team that a consent was withdrawn, with the next steps; it contains no health data (LEGAL-05). */
export function consentWithdrawalOperatorEmail(withdrawn: ConsentWithdrawalProps, siteUrl: string): Email {
  const { contact, effect, eraseAt, withdrawnAt } = withdrawn
  const ref = referenceOnly(withdrawn.reference)
  const subject = `Consent withdrawn: ${ref}`
  const { done, title, todo } = (eraseAt === undefined ? copy : textUntilErased)[effect]
  const rows = [
    { label: 'Withdrawn', value: formatForTeam(new Date(withdrawnAt), undefined) },
    ...(eraseAt === undefined ? [] : [{ label: 'Erased', value: formatForTeam(new Date(eraseAt), undefined) }]),
  ]
  return renderEmail(
    subject,
    <EmailTemplate
      title={subject}
      preview={title}
      masthead={<PlainMasthead siteUrl={siteUrl} label="Care team" />}
      footer={<FinePrint>Internal email of the Seneb care team.</FinePrint>}
    >
      <Title>
        Consent withdrawn <span style={{ whiteSpace: 'nowrap' }}>{ref}</span>
      </Title>
      <Facts rows={rows} />
      <Notice tone="care" title={title}>
        {todo}
      </Notice>
      <Paragraph>{done}</Paragraph>
      {contact && <ContactFacts contact={contact} reference={ref} />}
    </EmailTemplate>,
  )
}

/** E-mail to the care team that a person revoked a withdrawal, so that the team replies to them (LEGAL-05). */
export function consentRestoredOperatorEmail(restored: ConsentRestoredProps, siteUrl: string): Email {
  const { contact, restoredAt } = restored
  const ref = referenceOnly(restored.reference)
  const subject = `Withdrawal taken back: ${ref}`
  const title = 'The enquiry goes on'
  return renderEmail(
    subject,
    <EmailTemplate
      title={subject}
      preview={title}
      masthead={<PlainMasthead siteUrl={siteUrl} label="Care team" />}
      footer={<FinePrint>Internal email of the Seneb care team.</FinePrint>}
    >
      <Title>
        Withdrawal taken back <span style={{ whiteSpace: 'nowrap' }}>{ref}</span>
      </Title>
      <Facts rows={[{ label: 'Taken back', value: formatForTeam(new Date(restoredAt), undefined) }]} />
      <Notice tone="care" title={title}>
        What was withdrawn may be used again, and is back in our system. The promise of an answer starts again from
        then.
      </Notice>
      {contact && <ContactFacts contact={contact} reference={ref} />}
    </EmailTemplate>,
  )
}

/** Data the team receives about a withdrawal that was undone. */
type ConsentRestoredProps = Pick<Payload<typeof ConsentRestored>, 'reference' | 'restoredAt' | 'contact'>
