import { greetingName } from '@seneb/contracts/forms/greeting-name'

import { AboutSeneb, Signature, EmailTemplate } from './email-template.js'
import { Facts } from './email-facts.js'
import { wordingOf, type EmailContext } from './email-wording.js'
import { HighlightedValue, Panel } from './email-panels.js'
import { Paragraph, Subtitle, Title } from './email-text.js'
import { becausePartnerSent, WithdrawalLink } from './receipt-parts.js'
import { SunriseMasthead } from './masthead.js'
import { formatForPerson } from './person-time.rules.js'
import { renderEmail, type Email } from './render-email.js'
import { nameOfPartner, referenceOnly } from './wording.rules.js'
import { RequestLink } from './request-link.js'

interface WithdrawnByPartner extends EmailContext {
  readonly reference: string
  readonly fullName: string
  readonly withdrawnBy: string
  readonly withdrawnAt: Date
  /** Secret of the link that withdraws consents. */
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
  const { closing, heading, opening, preview, subject, title } = wordingOf('partner-withdrawal-notice', notice, {
    reference: ref,
    partner,
  })
  return renderEmail(
    subject,
    <EmailTemplate
      title={title}
      preview={preview}
      masthead={<SunriseMasthead siteUrl={siteUrl} />}
      footer={<AboutSeneb siteUrl={siteUrl} because={becausePartnerSent(notice.withdrawnBy)} />}
    >
      <Title>{heading}</Title>
      <Paragraph>{name ? `Hello ${name},` : 'Hello,'}</Paragraph>
      {opening}
      <Panel>
        <HighlightedValue label="The reference" value={ref} />
        <Facts rows={[{ label: 'Withdrawn', value: formatForPerson(withdrawnAt, undefined) }]} />
      </Panel>
      {closing}
      <Subtitle>If you want it erased as well</Subtitle>
      <Paragraph>Nothing has been erased: {partner} cannot do that for you. You can, by the link below.</Paragraph>
      <RequestLink siteUrl={siteUrl} />
      <WithdrawalLink siteUrl={siteUrl} token={withdrawalToken} />
      <Signature />
    </EmailTemplate>,
  )
}
