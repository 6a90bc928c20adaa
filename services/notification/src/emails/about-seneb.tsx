import { FinePrint } from './email-template.js'
import { Paragraph, TextLink } from './email-text.js'

/** Who writes: people, at a place with a clock. */
export function Signature() {
  return <Paragraph>The Seneb care desk in Cairo</Paragraph>
}

/** What stands below every receipt: what Seneb is and is not (GEN-01), and `where` the address was entered. */
export function AboutSeneb({ siteUrl, where }: { siteUrl: string; where: string }) {
  return (
    <>
      <FinePrint>
        Seneb helps international patients find and plan treatment in Egypt through independent third-party providers.
        Seneb gives no medical advice, is not a medical provider and is not an agent in payments. In an emergency, call
        your local emergency number.
      </FinePrint>
      <FinePrint>
        You receive this email because your address was entered {where}. How we treat your data:{' '}
        <TextLink href={`${siteUrl}/privacy-policy`}>privacy policy</TextLink>
      </FinePrint>
    </>
  )
}
