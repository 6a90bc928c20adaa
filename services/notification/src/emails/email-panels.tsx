import type { ReactNode } from 'react'

import { Block } from './block.js'
import { body } from './email-text.js'
import { fonts, palette } from './palette.js'

/** A framed block with a contrasting background. */
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

/** The one thing of an e-mail that people note down, large enough to be read out over the telephone. */
export function HighlightedValue({ label, value }: { label: string; value: string }) {
  return (
    <p className="ink" style={{ ...body, margin: '0 0 10px' }}>
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
    </p>
  )
}

/** A prominent note: gold asks for care, clay marks missing information. */
export function Notice({ tone, title, children }: { tone: 'care' | 'missing'; title: string; children: ReactNode }) {
  const [ground, bar, className] =
    tone === 'care' ? [palette.sand100, palette.gold500, 'notice'] : [palette.clay100, palette.clay500, 'alarm']
  return (
    <div style={{ margin: '22px 0' }}>
      <Block className={className} style={{ ...notice, backgroundColor: ground, borderLeft: `5px solid ${bar}` }}>
        <p className="ink" style={{ ...body, margin: '0', fontWeight: 700 }}>
          {title}
        </p>
        <div className="ink" style={{ marginTop: '2px', color: palette.ink, fontSize: '15px', lineHeight: '23px' }}>
          {children}
        </div>
      </Block>
    </div>
  )
}

const notice = { padding: '16px 22px', borderRadius: '4px 14px 14px 4px' } as const
