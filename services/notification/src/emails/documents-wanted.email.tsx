import { Paragraph } from './email-text.js'
import { myRequestEmail } from './my-request-email.js'
import type { Email } from './render-email.js'
import { RequestButton } from './request-link.js'

interface DocumentsWanted {
  readonly fullName: string
  readonly siteUrl: string
  /** Number of documents. */
  readonly count: number
}

/** E-mail that documents are wanted; only the page says which, because their names tell about health. */
export function documentsWantedEmail({ count, fullName, siteUrl }: DocumentsWanted): Email {
  const wanted = count === 1 ? 'a document' : `${count} documents`
  return myRequestEmail(
    { title: 'We need something from you', preview: 'Your page shows what it is.', fullName, siteUrl },
    [
      <Paragraph key="words">
        To go on with your request, our care team needs {wanted} from you. Your page shows which, and you can send
        everything there. Nobody but our care team sees what you send.
      </Paragraph>,
      <RequestButton key="link" siteUrl={siteUrl} label="See what is needed" />,
      <Paragraph key="else" soft>
        You can also send files in a reply to this email. If you do not have something, tell us; often there is another
        way.
      </Paragraph>,
    ],
  )
}
