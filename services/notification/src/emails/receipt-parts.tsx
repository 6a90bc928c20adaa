import { Paragraph, Subtitle, TextLink } from './email-text.js'
import { nameOfPartner } from './wording.rules.js'

/**
 * Names the partner who sent the enquiry and explains what to do if the person did not agree; renders nothing when the
 * person sent it.
 */
export function SubmittedOnBehalf({ by }: { by: string | undefined }) {
  if (by === undefined) return null
  return (
    <Paragraph>
      {nameOfPartner(by)} sent us this request for you and told us that you agreed to it. They learn that we have it,
      whether you accepted a plan, asked about it or declined it, and later whether it was withdrawn or erased; they
      learn nothing of what we write to you. If you did not agree, tell us in a reply and we will delete it.
    </Paragraph>
  )
}

/**
 * Returns the continuation of 'You receive this email because' in a receipt; `where` names the place at which people
 * send a request themselves.
 */
export function becauseSent(where: string, submittedByPartner: string | undefined): string {
  if (submittedByPartner === undefined) return `your address was entered ${where}`
  return becausePartnerSent(submittedByPartner)
}

/** The same where a partner sent it. */
export function becausePartnerSent(partner: string): string {
  return `${nameOfPartner(partner)} sent us a request for you and told us that you agreed to it`
}

/** Advice for a request that the reader did not send; for a partner's request, `SubmittedOnBehalf` gives it. */
export const mistyped =
  'If you did not send this request, someone may have typed your address by mistake: tell us in a reply and we will delete it.'

interface WithdrawalLinkProps {
  readonly siteUrl: string
  /** Secret of the link; undefined in a synthetic journey. */
  readonly token: string | undefined
}

/** Link to the page for reading and withdrawing consents (TRIP-26, LEGAL-05). */
export function WithdrawalLink({ siteUrl, token }: WithdrawalLinkProps) {
  if (!token) return null
  return (
    <>
      <Subtitle>What you agreed to</Subtitle>
      <Paragraph>
        <TextLink href={`${siteUrl}/consents/${token}`}>Read and withdraw your consents</TextLink> whenever you like. We
        ask before anything is withdrawn, and what you withdraw can be taken back for seven days. The link works for
        anyone who has it, so please do not pass this email on.
      </Paragraph>
    </>
  )
}
