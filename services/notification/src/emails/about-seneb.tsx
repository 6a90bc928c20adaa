import { FinePrint } from './email-template.js'
import { Paragraph, TextLink } from './email-text.js'

/** Who writes: people, at a place with a clock. */
export function Signature() {
  return <Paragraph>The Seneb care desk in Cairo</Paragraph>
}

/** Why a later mail about an enquiry comes: of who sent it, the person or a partner, those mails know nothing. */
export const becauseOfRequest = 'of a request that was sent to us with your address'

interface AboutSenebProps {
  readonly siteUrl: string
  /** What follows 'You receive this email because'. */
  readonly because: string
}

/** What stands below every mail to a person: what Seneb is and is not (GEN-01), and why they receive it. */
export function AboutSeneb({ because, siteUrl }: AboutSenebProps) {
  return (
    <>
      <FinePrint>
        Seneb helps international patients find and plan treatment in Egypt through independent third-party providers.
        Seneb gives no medical advice, is not a medical provider and is not an agent in payments. In an emergency, call
        your local emergency number.
      </FinePrint>
      <FinePrint>
        You receive this email because {because}. How we treat your data:{' '}
        <TextLink href={`${siteUrl}/privacy-policy`}>privacy policy</TextLink>
      </FinePrint>
    </>
  )
}
