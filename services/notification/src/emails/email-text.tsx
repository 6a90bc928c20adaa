import { Fragment, type ReactNode } from 'react'

import { fonts, palette } from './palette.js'

/** The e-mail's one first-level heading. */
export function Title({ children }: { children: ReactNode }) {
  return (
    <h1 className="ink" style={{ ...heading, fontSize: '30px', lineHeight: '36px', margin: '0 0 14px' }}>
      {children}
    </h1>
  )
}

/** A second-level heading. */
export function Subtitle({ children }: { children: ReactNode }) {
  return (
    <h2 className="ink" style={{ ...heading, fontSize: '21px', lineHeight: '28px', margin: '34px 0 10px' }}>
      {children}
    </h2>
  )
}

/** A third-level heading. */
export function SmallTitle({ children }: { children: ReactNode }) {
  return (
    <h3 className="accent" style={smallTitle}>
      {children}
    </h3>
  )
}

const heading = {
  color: palette.ink,
  fontFamily: fonts.heading,
  fontWeight: 600,
  letterSpacing: '-0.01em',
} as const

const smallTitle = {
  margin: '24px 0 6px',
  color: palette.nile700,
  fontSize: '15px',
  lineHeight: '22px',
  fontWeight: 700,
} as const

/** Text of another person; its line breaks are preserved in every program. */
export function MultilineText({ text }: { text: string }) {
  return text.split('\n').map((line, at) => (
    <Fragment key={at}>
      {at > 0 && <br />}
      {line}
    </Fragment>
  ))
}

/** A paragraph. */
export function Paragraph({ children, soft = false }: { children: ReactNode; soft?: boolean }) {
  return (
    <p className={soft ? 'soft' : 'ink'} dir="auto" style={soft ? softParagraph : paragraph}>
      {children}
    </p>
  )
}

/** Style of running text; the style sheet sets its font. */
export const body = { color: palette.ink, fontSize: '16px', lineHeight: '26px' } as const

const paragraph = { ...body, margin: '0 0 14px' } as const
const softParagraph = { ...paragraph, color: palette.ink2 } as const

/** A link inside a sentence. */
export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" className="accent" style={{ color: palette.nile700, textDecoration: 'underline' }}>
      {children}
    </a>
  )
}
