import { greetingName } from '@seneb/contracts/forms/greeting-name'

import { AboutSeneb, Signature, EmailTemplate } from './email-template.js'
import { Facts } from './email-facts.js'
import { HighlightedValue, Panel } from './email-panels.js'
import { Paragraph, Subtitle, TextLink, Title } from './email-text.js'
import { becausePartnerSent, WithdrawalLink } from './receipt-parts.js'
import { SunriseMasthead } from './masthead.js'
import { formatForPerson } from './person-time.rules.js'
import { renderEmail, type Email } from './render-email.js'
import { nameOfPartner, referenceOnly } from './wording.rules.js'

interface WithdrawnByPartner {
  readonly reference: string
  readonly fullName: string
  readonly withdrawnBy: string
  readonly withdrawnAt: Date
  readonly siteUrl: string
  /** The secret of the link by which what was agreed to can be withdrawn. */
  readonly withdrawalToken: string | undefined
}

/**
 * E-mail to a person that the partner who sent their request withdrew it and that nothing is erased (S11). It also
 * gives the next steps if they did not want this, and mentions nothing they requested.
 */
export function partnerWithdrawalNotice(notice: WithdrawnByPartner): Email {
  const { fullName, siteUrl, withdrawalToken, withdrawnAt } = notice
  const ref = referenceOnly(notice.reference)
  const partner = nameOfPartner(notice.withdrawnBy)
  const name = greetingName(fullName)
  return renderEmail(
    `Your request was withdrawn (${ref})`,
    <EmailTemplate
      title="Your request was withdrawn"
      preview="Who withdrew it, and what to do if you did not want this."
      masthead={<SunriseMasthead siteUrl={siteUrl} />}
      footer={<AboutSeneb siteUrl={siteUrl} because={becausePartnerSent(notice.withdrawnBy)} />}
    >
      <Title>Your request was withdrawn</Title>
      <Paragraph>{name ? `Hello ${name},` : 'Hello,'}</Paragraph>
      <Paragraph>
        {partner} sent us a request for you. Now they told us that you withdraw it, so our team is no longer working on
        it.
      </Paragraph>
      <Panel>
        <HighlightedValue label="The reference" value={ref} />
        <Facts rows={[{ label: 'Withdrawn', value: formatForPerson(withdrawnAt, undefined) }]} />
      </Panel>
      <Subtitle>If you did not want this</Subtitle>
      <Paragraph>
        Reply to this email, or write to us on our <TextLink href={`${siteUrl}/contact-us`}>contact page</TextLink>.
        Please quote the reference, {ref}. A person reads it and goes on with your request.
      </Paragraph>
      <Subtitle>If you want it erased as well</Subtitle>
      <Paragraph>Nothing has been erased: {partner} cannot do that for you. You can, by the link below.</Paragraph>
      <WithdrawalLink siteUrl={siteUrl} token={withdrawalToken} />
      <Signature />
    </EmailTemplate>,
  )
}
