import { Paragraph, Subtitle, TextLink } from './email-text.js'

interface WithdrawalLinkProps {
  readonly siteUrl: string
  /** The secret of the link; none in a journey of our own operators. */
  readonly token: string | undefined
}

/** Where what was agreed to can be read and withdrawn (TRIP-26, LEGAL-05). */
export function WithdrawalLink({ siteUrl, token }: WithdrawalLinkProps) {
  if (!token) return null
  return (
    <>
      <Subtitle>What you agreed to</Subtitle>
      <Paragraph>
        <TextLink href={`${siteUrl}/consents/${token}`}>Read and withdraw your consents</TextLink> whenever you like. We
        ask before anything is withdrawn, and what you withdraw can be taken back for seven days. The link works for
        whoever has it, so please do not pass this email on.
      </Paragraph>
    </>
  )
}
