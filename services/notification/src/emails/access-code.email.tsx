import { Paragraph } from './email-text.js'
import { myRequestEmail } from './my-request-email.js'
import type { Email } from './render-email.js'
import { CodePanel } from './request-link.email.js'
import { ReopenLink } from './request-link.js'

interface AccessCodeEmail {
  readonly fullName: string
  readonly siteUrl: string
  readonly code: string
}

/** E-mail with the code that opens the details on the patient's page; the link in it opens only the page itself. */
export function accessCodeEmail({ code, fullName, siteUrl }: AccessCodeEmail): Email {
  return myRequestEmail(
    { title: 'Your code', preview: 'Enter the code on the page you have open.', fullName, siteUrl },
    [
      <CodePanel key="code" code={code} />,
      <ReopenLink key="link" siteUrl={siteUrl} />,
      <Paragraph key="not-you" soft>
        Did you not ask for this? Then someone has opened a link from one of our emails. Without the code they see only
        when we reply. To end all earlier links, open your page and choose another link.
      </Paragraph>,
    ],
  )
}
