import { Heading } from '@react-email/heading'
import { Link } from '@react-email/link'
import { Text } from '@react-email/text'
import { Fragment, type ReactNode } from 'react'

import { Block } from './block.js'
import { fonts, palette } from './palette.js'

/** The letter's one first-level heading. */
export function Title({ children }: { children: ReactNode }) {
  return (
    <Heading as="h1" className="ink" style={{ ...heading, fontSize: '30px', lineHeight: '36px', margin: '0 0 14px' }}>
      {children}
    </Heading>
  )
}

/** A second-level heading. */
export function Subtitle({ children }: { children: ReactNode }) {
  return (
    <Heading
      as="h2"
      className="ink"
      style={{ ...heading, fontSize: '21px', lineHeight: '28px', margin: '34px 0 10px' }}
    >
      {children}
    </Heading>
  )
}

/** A third-level heading. */
export function SmallTitle({ children }: { children: ReactNode }) {
  return (
    <Heading as="h3" className="accent" style={smallTitle}>
      {children}
    </Heading>
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
  fontFamily: fonts.text,
  fontSize: '15px',
  lineHeight: '22px',
  fontWeight: 700,
} as const

/** Someone else's words; their line breaks stay line breaks in every program. */
export function Words({ text }: { text: string }) {
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
    <Text
      className={soft ? 'soft' : 'ink'}
      dir="auto"
      style={{ ...body, margin: '0 0 14px', color: soft ? palette.ink2 : palette.ink }}
    >
      {children}
    </Text>
  )
}

/** How running text looks. */
export const body = { fontFamily: fonts.text, fontSize: '16px', lineHeight: '26px' } as const

/** A link inside a sentence. */
export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} className="accent" style={{ color: palette.nile700, textDecoration: 'underline' }}>
      {children}
    </Link>
  )
}

/** A framed block that stands out from the letter by its ground. */
export function Panel({ children }: { children: ReactNode }) {
  return (
    <div style={{ margin: '22px 0' }}>
      <Block className="inset" style={panel}>
        {children}
      </Block>
    </div>
  )
}

const panel = {
  padding: '18px 24px 10px',
  backgroundColor: palette.sand50,
  border: `1px solid ${palette.sand200}`,
  borderRadius: '16px',
} as const

/** The one thing of a letter to keep, large enough to be read out over the telephone. */
export function Keepsake({ label, value }: { label: string; value: string }) {
  return (
    <Text className="ink" style={{ ...body, margin: '0 0 10px', color: palette.ink }}>
      <span className="soft" style={{ color: palette.ink2, fontSize: '15px' }}>
        {label}
      </span>
      <br />
      <span
        style={{
          fontFamily: fonts.heading,
          fontSize: '28px',
          lineHeight: '36px',
          fontWeight: 600,
          letterSpacing: '0.02em',
        }}
      >
        {value}
      </span>
    </Text>
  )
}

/** A note nobody may overlook: gold asks for care, clay says that something is missing. */
export function Notice({ tone, title, children }: { tone: 'care' | 'missing'; title: string; children: ReactNode }) {
  const [ground, bar, className] =
    tone === 'care' ? [palette.sand100, palette.gold500, 'notice'] : [palette.clay100, palette.clay500, 'alarm']
  return (
    <div style={{ margin: '22px 0' }}>
      <Block className={className} style={{ ...notice, backgroundColor: ground, borderLeft: `5px solid ${bar}` }}>
        <Text className="ink" style={{ ...body, margin: '0', color: palette.ink, fontWeight: 700 }}>
          {title}
        </Text>
        <div
          className="ink"
          style={{ ...body, marginTop: '2px', color: palette.ink, fontSize: '15px', lineHeight: '23px' }}
        >
          {children}
        </div>
      </Block>
    </div>
  )
}

const notice = { padding: '16px 22px', borderRadius: '4px 14px 14px 4px' } as const

export interface LabelledValue {
  readonly label: string
  readonly value: ReactNode
  /** Shown as an absence rather than as an answer. */
  readonly faint?: boolean
}

/** Labels on the left, values on the right, a hairline between the rows; `Label: value` in the plain-text twin. */
export function Facts({ rows }: { rows: readonly LabelledValue[] }) {
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} border={0} style={{ tableLayout: 'fixed' }}>
      <tbody>
        {rows.map(({ label, value, faint }, at) => (
          <tr key={label} className="fact">
            <td
              className="soft rule"
              width="40%"
              style={{ ...cell, ...line(at, rows.length), width: '40%', color: palette.ink2 }}
            >
              {label}
            </td>
            <td
              className={faint ? 'soft rule' : 'ink rule'}
              dir="auto"
              style={{
                ...cell,
                ...line(at, rows.length),
                ...answer,
                color: faint ? palette.ink2 : palette.ink,
                fontWeight: faint ? 400 : 600,
              }}
            >
              {value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const cell = {
  padding: '8px 12px 8px 0',
  fontFamily: fonts.text,
  fontSize: '15px',
  lineHeight: '22px',
  verticalAlign: 'top',
} as const

/** The hairline below a row, which the last one does without. */
const line = (at: number, count: number) => (at < count - 1 ? { borderBottom: `1px solid ${palette.sand200}` } : {})

const answer = { paddingRight: '0', overflowWrap: 'anywhere', wordBreak: 'break-word' } as const
