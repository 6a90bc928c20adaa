import type { ReactNode } from 'react'

import { fonts, palette } from './palette.js'

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
