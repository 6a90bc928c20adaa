import { Body } from '@react-email/body'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Html } from '@react-email/html'
import type { ReactNode } from 'react'

import { Block } from './block.js'
import { fonts, palette, sharedStyles } from './palette.js'
import { Preview } from './preview.js'

interface EmailTemplateProps {
  /** What the browser tab and screen readers call the e-mail. */
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
    <Html lang="en" dir="ltr">
      <Head>
        <title>{title}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style dangerouslySetInnerHTML={{ __html: sharedStyles }} />
      </Head>
      <Body className="ground" style={{ margin: 0, padding: 0, backgroundColor: palette.sand100 }}>
        <Preview>{preview}</Preview>
        <Block className="ground outer" style={{ padding: '24px 12px', backgroundColor: palette.sand100 }}>
          <Container style={{ maxWidth: '600px', width: '100%' }}>
            {masthead}
            <Block className="paper ink edge round" style={sheet}>
              {children}
            </Block>
            <Block className="edge" style={{ padding: '24px 40px 8px', fontFamily: fonts.text }}>
              {footer}
            </Block>
          </Container>
        </Block>
      </Body>
    </Html>
  )
}

/**
 * Font and color are those of all words on the sheet that say no other. Long words break; programs that do not know how
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
