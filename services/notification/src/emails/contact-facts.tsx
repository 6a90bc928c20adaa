import { visible } from '@seneb/contracts/forms/greeting-name'

import { phoneWords } from './clock-wording.rules.js'
import { Facts } from './email-facts.js'
import { EmailLink } from './email-link.js'
import { Subtitle } from './email-text.js'

interface ContactFactsProps {
  readonly contact: { readonly fullName: string; readonly email: string; readonly phoneNumber?: string | undefined }
  readonly reference: string
  readonly title?: string
}

/** Who is to be answered, for the care team. */
export function ContactFacts({ contact, reference, title = 'Who is to be answered' }: ContactFactsProps) {
  const { email, fullName, phoneNumber } = contact
  return (
    <>
      <Subtitle>{title}</Subtitle>
      <Facts
        rows={[
          { label: 'Full name', value: visible(fullName) },
          { label: 'Email', value: <EmailLink address={visible(email)} subject={`Your request ${reference}`} /> },
          ...(phoneNumber ? [{ label: 'Phone number', value: phoneWords(phoneNumber) }] : []),
        ]}
      />
    </>
  )
}
