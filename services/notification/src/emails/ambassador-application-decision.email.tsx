import { greetingName, visible } from '@seneb/contracts/forms/greeting-name'
import type { Payload } from '@seneb/contracts/define'
import type {
  AmbassadorApplicationApproved,
  AmbassadorApplicationRejected,
} from '@seneb/contracts/messages/referral/ambassador-application.messages'
import type { ReactNode } from 'react'
import encodeQR from 'qr'

import { AboutSeneb, EmailTemplate } from './email-template.js'
import { wordingOf, type EmailContext } from './email-wording.js'
import { HighlightedValue, Panel } from './email-panels.js'
import { Paragraph, TextLink, Title, MultilineText } from './email-text.js'
import { SunriseMasthead } from './masthead.js'
import { renderEmail, type Email } from './render-email.js'
import { referenceOnly } from './wording.rules.js'

/** Side of one square, in pixels: large enough to be read off a screen by a telephone. */
const squarePx = 5
/** The quiet frame that readers of codes need, in squares. */
const frame = 4

interface Run {
  readonly dark: boolean
  readonly length: number
}

/**
 * A link as a code to hold before a camera (D-43). It is made of table cells, because pictures are what mail programs
 * leave out first; its colours are its own in the dark theme too, and the plain text does without it.
 */
function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: frame })
  const side = rows.length * squarePx
  return (
    <table
      role="img"
      aria-label={label}
      data-skip-in-text="true"
      width={side}
      cellPadding={0}
      cellSpacing={0}
      border={0}
      style={{ width: `${side}px`, tableLayout: 'fixed', borderCollapse: 'collapse', margin: '6px 0 14px' }}
    >
      <tbody>
        {rows.map((row, at) => (
          <tr key={at}>
            {runsOf(row).map(({ dark, length }, index) => (
              <td
                key={index}
                colSpan={length}
                width={length * squarePx}
                height={squarePx}
                style={{ ...cell, backgroundColor: dark ? '#000000' : '#ffffff' }}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const cell = { padding: 0, fontSize: 0, lineHeight: 0 } as const

/** Neighbours of one colour are one cell, so that the mail stays small enough to be shown whole. */
function runsOf(row: readonly boolean[]): readonly Run[] {
  const runs: Run[] = []
  for (const dark of row) {
    const last = runs.at(-1)
    if (last?.dark === dark) runs[runs.length - 1] = { dark, length: last.length + 1 }
    else runs.push({ dark, length: 1 })
  }
  return runs
}

type Approved = Payload<typeof AmbassadorApplicationApproved>
type Rejected = Payload<typeof AmbassadorApplicationRejected>

/** Welcomes an ambassador with the code and the link to share, as text and QR code (D-43). */
export function ambassadorApplicationApproved(
  { applicantType, code, personal }: Approved,
  context: EmailContext,
): Email {
  const link = `${context.siteUrl}/${applicantType === 'tour-guide' ? 't' : 'r'}/${encodeURIComponent(code)}`
  const wording = wordingOf('ambassador-application-approved', context)
  return decision(
    { ...context, ...personal, wording },
    <Panel>
      <HighlightedValue label="Your code" value={visible(code)} />
      <Paragraph>
        Your link: <TextLink href={link}>{link}</TextLink>
      </Paragraph>
      <QrCode text={link} label="Your link as a QR code" />
    </Panel>,
  )
}

/** E-mail to an applicant that the application was rejected, with the reason (D-43). */
export function ambassadorApplicationRejected({ personal, reason, reference }: Rejected, context: EmailContext): Email {
  const ref = referenceOnly(reference)
  const wording = wordingOf('ambassador-application-rejected', context, { reference: ref })
  return decision(
    { ...context, ...personal, wording },
    <Panel>
      <Paragraph>
        <MultilineText text={visible(reason)} />
      </Paragraph>
    </Panel>,
  )
}

interface Decided {
  readonly siteUrl: string
  readonly fullName: string
  readonly wording: ReturnType<typeof wordingOf>
}

function decision({ fullName, siteUrl, wording }: Decided, panel: ReactNode): Email {
  const { closing, heading, opening, preview, subject, title } = wording
  const name = greetingName(fullName)
  return renderEmail(
    subject,
    <EmailTemplate
      title={title}
      preview={preview}
      masthead={<SunriseMasthead siteUrl={siteUrl} />}
      footer={<AboutSeneb siteUrl={siteUrl} because="your address was entered in our ambassador application" />}
    >
      <Title>{heading}</Title>
      <Paragraph>{name ? `Hello ${name},` : 'Hello,'}</Paragraph>
      {opening}
      {panel}
      {closing}
    </EmailTemplate>,
  )
}
