import { codeLifeMinutes } from '@seneb/contracts/vocabulary/my-request'

import { HighlightedValue, Panel } from './email-panels.js'
import { Paragraph } from './email-text.js'
import { myRequestEmail } from './my-request-email.js'
import type { Email } from './render-email.js'
import { RequestButton } from './request-link.js'

interface RequestLinkEmail {
  readonly fullName: string
  readonly siteUrl: string
  /** Whether the links of earlier mails have ended. */
  readonly isReplaced: boolean
  /** Code for the page that asked for this mail; absent when none waits for one. */
  readonly code: string | undefined
}

/** E-mail with the link to the patient's page, because someone asked for it with reference and address. */
export function requestLinkEmail({ code, fullName, isReplaced, siteUrl }: RequestLinkEmail): Email {
  const preview = 'The link to the page of your request.'
  return myRequestEmail({ title: 'Your link', preview, fullName, siteUrl }, [
    <Paragraph key="words">
      {isReplaced
        ? 'Here is your new link. The links in our earlier emails no longer work.'
        : 'Here is the link to the page of your request.'}
    </Paragraph>,
    <RequestButton key="link" siteUrl={siteUrl} label="See your request" />,
    code === undefined ? null : <CodePanel key="code" code={code} />,
    <Paragraph key="not-you" soft>
      Did you not ask for this? Then you can ignore this email: nobody gets in without it.
    </Paragraph>,
  ])
}

/** Code with its use and its end. */
export function CodePanel({ code }: { readonly code: string }) {
  return (
    <>
      <Paragraph>
        If you have our page open already, enter this code there. It works for {codeLifeMinutes} minutes, and only on
        the device that asked for it.
      </Paragraph>
      <Panel>
        <HighlightedValue label="Your code" value={code} />
      </Panel>
      <Paragraph soft>We never ask for this code by phone or email.</Paragraph>
    </>
  )
}
