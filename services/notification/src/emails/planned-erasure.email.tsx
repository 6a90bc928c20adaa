import { Paragraph } from './email-text.js'
import { myRequestEmail } from './my-request-email.js'
import { formatForPerson } from './person-time.rules.js'
import type { Email } from './render-email.js'
import { RequestButton } from './request-link.js'

interface PlannedErasure {
  readonly fullName: string
  readonly siteUrl: string
  readonly eraseAt: Date
}

/** E-mail that the request will be erased because its person asked for it, and until when that can be canceled. */
export function plannedErasureEmail({ eraseAt, fullName, siteUrl }: PlannedErasure): Email {
  const preview = 'Until then you can change your mind.'
  return myRequestEmail({ title: 'Your data will be erased', preview, fullName, siteUrl }, [
    <Paragraph key="words">
      You asked us to erase your request and everything that belongs to it. We start on{' '}
      {formatForPerson(eraseAt, undefined)}. After that it cannot be undone, and one more email tells you that it is
      done.
    </Paragraph>,
    <Paragraph key="cancel">
      Have you changed your mind, or was it not you? Cancel it on your page before then.
    </Paragraph>,
    <RequestButton key="link" siteUrl={siteUrl} label="Open your page" />,
  ])
}
