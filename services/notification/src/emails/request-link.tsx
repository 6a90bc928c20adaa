import { ActionLink } from './email-links.js'
import { Paragraph, Subtitle, TextLink } from './email-text.js'

/** Stands for the secret of the link until the mail is sent, so that no stored mail holds the secret. */
export const requestLinkPlaceholder = 'the-secret-of-your-link-comes-when-we-send-'

/** Address of the patient's page; the secret stands after the #, so that no server and no log receives it. */
function requestLinkAt(siteUrl: string): string {
  return `${siteUrl}/my-request#k=${requestLinkPlaceholder}`
}

/** Section of every mail to a patient that leads to their page. */
export function RequestLink({ siteUrl }: { readonly siteUrl: string }) {
  return (
    <>
      <Subtitle>Where your request stands</Subtitle>
      <Paragraph>
        <TextLink href={requestLinkAt(siteUrl)}>See your request</TextLink>: what happens next and when, our messages,
        and everything you can change. The link works as often as you like. It shows only the times; for the rest we
        email you a code.
      </Paragraph>
    </>
  )
}

/** Way back to a page that the person has closed while the code was on its way. */
export function ReopenLink({ siteUrl }: { readonly siteUrl: string }) {
  return (
    <Paragraph>
      Is our page no longer open? <TextLink href={requestLinkAt(siteUrl)}>Open it again</TextLink> on the same device
      and choose “I already have a code”.
    </Paragraph>
  )
}

/** The same as the one thing to do in a mail. */
export function RequestButton({ label, siteUrl }: { readonly label: string; readonly siteUrl: string }) {
  return <ActionLink href={requestLinkAt(siteUrl)} label={label} />
}
