import type { ReactNode } from 'react'

import { Block } from './block.js'
import { Paragraph, TextLink } from './email-text.js'
import { fonts, palette, sharedStyles } from './palette.js'

interface EmailTemplateProps {
  /** Title of the e-mail for browser tabs and screen readers. */
  readonly title: string
  /** The line an inbox shows after the subject. */
  readonly preview: string
  readonly masthead: ReactNode
  readonly footer: ReactNode
  readonly children: ReactNode
}

/** The sheet every e-mail is written on: one column of 600 px, complete without a single image. */
export function EmailTemplate({ title, preview, masthead, footer, children }: EmailTemplateProps) {
  return (
    <html lang="en" dir="ltr">
      <head>
        <meta content="text/html; charset=UTF-8" httpEquiv="Content-Type" />
        <meta name="x-apple-disable-message-reformatting" />
        <title>{title}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style dangerouslySetInnerHTML={{ __html: sharedStyles }} />
      </head>
      <body className="ground" style={ground}>
        {/* Programs that ignore the look of the body have that of the cell. */}
        <Block style={ground}>
          <Preview>{preview}</Preview>
          <Block className="ground outer" style={{ padding: '24px 12px', backgroundColor: palette.sand100 }}>
            <Column>
              {masthead}
              <Block className="paper ink edge round" style={sheet}>
                {children}
              </Block>
              <Block className="edge" style={{ padding: '24px 40px 8px', fontFamily: fonts.text }}>
                {footer}
              </Block>
            </Column>
          </Block>
        </Block>
      </body>
    </html>
  )
}

/** 600 px in the middle, or the whole window where that is less. */
function Column({ children }: { children: ReactNode }) {
  return (
    <table
      role="presentation"
      align="center"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      border={0}
      style={{ maxWidth: '600px', width: '100%' }}
    >
      <tbody>
        <tr>
          <td>{children}</td>
        </tr>
      </tbody>
    </table>
  )
}

const ground = { margin: 0, padding: 0, backgroundColor: palette.sand100 } as const

/**
 * Default font and color of all text on the sheet. Long words break; mail clients without support for these properties
 * break them in their own way.
 */
const sheet = {
  color: palette.ink,
  fontFamily: fonts.text,
  overflowWrap: 'anywhere',
  wordBreak: 'break-word',
  padding: '36px 40px 26px',
  backgroundColor: palette.white,
  border: `1px solid ${palette.sand200}`,
  borderTop: '0',
  borderRadius: '0 0 20px 20px',
} as const

/** A paragraph of the footer. */
export function FinePrint({ children }: { children: ReactNode }) {
  return (
    <p className="soft" style={finePrint}>
      {children}
    </p>
  )
}

const finePrint = { margin: '0 0 10px', color: palette.ink2, fontSize: '13px', lineHeight: '20px' } as const

/** Sender of the mail: a team of people, in a place with a known local time. */
export function Signature() {
  return <Paragraph>The Seneb care desk in Cairo</Paragraph>
}

/** Why a later mail about an enquiry comes: of who sent it, the person or a partner, those mails know nothing. */
export const becauseOfRequest = 'of a request that was sent to us with your address'

interface AboutSenebProps {
  readonly siteUrl: string
  /** Continuation of 'You receive this email because'. */
  readonly because: string
}

/** Footer of every mail to a person: Seneb's role and its limits (GEN-01), and why they receive the mail. */
export function AboutSeneb({ because, siteUrl }: AboutSenebProps) {
  return (
    <>
      <FinePrint>
        Seneb helps international patients find and plan treatment in Egypt through independent third-party providers.
        Seneb gives no medical advice, is not a medical provider and is not an agent in payments. In an emergency, call
        your local emergency number.
      </FinePrint>
      <FinePrint>
        You receive this email because {because}. How we treat your data:{' '}
        <TextLink href={`${siteUrl}/privacy-policy`}>privacy policy</TextLink>
      </FinePrint>
    </>
  )
}

/** Maximum number of letters an inbox shows after the subject. */
const maxLength = 150
/** As wide as a letter, and invisible: behind the preview line they keep the mail's own text out of the inbox. */
const filler = '\u00a0\u200c'

/**
 * The line an inbox shows after the subject, hidden in the mail itself. React Email's own pads it with six such letters for
 * each one that is missing, which were a fifth of a receipt as it travelled.
 */
export function Preview({ children: line }: { children: string }) {
  return (
    <div style={hidden} data-skip-in-text="true">
      {line}
      <div>{filler.repeat(Math.max(0, maxLength - line.length))}</div>
    </div>
  )
}

const hidden = {
  display: 'none',
  overflow: 'hidden',
  lineHeight: '1px',
  opacity: 0,
  maxHeight: 0,
  maxWidth: 0,
} as const
