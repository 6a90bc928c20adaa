import type { ReactNode } from 'react'

import { fonts, palette } from './palette.js'

export interface LabelledValue {
  readonly label: string
  readonly value: ReactNode
  /** Shown as an absence rather than as an answer. */
  readonly faint?: boolean
}

/**
 * Labels on the left, values on the right, a hairline between the rows; `Label: value` in the plain-text twin. What stands
 * in a cell is there sixty times in the longest mail, so it is what some program would not take from the table.
 */
export function Facts({ rows }: { rows: readonly LabelledValue[] }) {
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} border={0} style={table}>
      <tbody>
        {rows.map(({ label, value, faint }, at) => (
          <tr key={label} className="fact">
            <td
              className="soft rule"
              valign="top"
              width="40%"
              style={{ ...cell, ...line(at, rows.length), color: palette.ink2 }}
            >
              {label}
            </td>
            <td
              className={faint ? 'soft rule' : 'ink rule'}
              dir="auto"
              valign="top"
              style={{ ...cell, ...line(at, rows.length), ...(faint ? absence : answer) }}
            >
              {value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Long words break; programs that do not hand this down to the cells break them in their own way. */
const table = { tableLayout: 'fixed', overflowWrap: 'anywhere', wordBreak: 'break-word' } as const

const cell = { padding: '8px 12px 8px 0', fontFamily: fonts.text, fontSize: '15px', lineHeight: '22px' } as const

/** The hairline below a row, which the last one does without. */
const line = (at: number, count: number) => (at < count - 1 ? { borderBottom: `1px solid ${palette.sand200}` } : {})

const answer = { padding: '8px 0', color: palette.ink, fontWeight: 600 } as const
const absence = { padding: '8px 0', color: palette.ink2 } as const
