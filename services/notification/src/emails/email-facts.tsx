import { visible } from '@seneb/contracts/forms/greeting-name'
import type { ReactNode } from 'react'

import { top } from './block.js'
import { phoneText } from './clock-wording.rules.js'
import { EmailLink } from './email-links.js'
import { Subtitle } from './email-text.js'
import { palette } from './palette.js'

export interface LabelledValue {
  readonly label: string
  readonly value: ReactNode
  /** Shown as an absence rather than as an answer. */
  readonly faint?: boolean
}

/**
 * Table with labels on the left, values on the right and a hairline between rows; `Label: value` in plain text. The
 * markup of a cell occurs sixty times in the longest mail, so a cell only sets styles that differ from its table. Text
 * styles and padding come from the table; the first row sets the column widths.
 */
export function Facts({ rows }: { rows: readonly LabelledValue[] }) {
  const last = rows.length - 1
  return (
    <table
      className="facts soft"
      role="presentation"
      width="100%"
      cellPadding={8}
      cellSpacing={0}
      border={0}
      style={table}
    >
      <tbody {...top}>
        {rows.map(({ label, value, faint }, at) => (
          <tr key={label} className={at < last ? 'fact rule' : 'fact'} style={at < last ? rule : undefined}>
            <td width={at === 0 ? '40%' : undefined} style={flush}>
              {label}
            </td>
            <td className={faint ? undefined : 'ink'} dir="auto" style={faint ? undefined : valueStyle}>
              {value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const table = {
  borderCollapse: 'collapse',
  color: palette.ink2,
  fontSize: '15px',
  lineHeight: '22px',
  tableLayout: 'fixed',
} as const

/** The hairline below a row, which the last one does without. */
const rule = { borderBottom: `1px solid ${palette.sand200}` } as const

/** Labels begin where the headings do. */
const flush = { paddingLeft: '0' } as const

const valueStyle = { color: palette.ink, fontWeight: 600 } as const

interface ContactFactsProps {
  readonly contact: { readonly fullName: string; readonly email: string; readonly phoneNumber?: string | undefined }
  readonly reference: string
  readonly title?: string
}

/** Contact details of the person to reply to, for the care team. */
export function ContactFacts({ contact, reference, title = 'Who is to be answered' }: ContactFactsProps) {
  const { email, fullName, phoneNumber } = contact
  return (
    <>
      <Subtitle>{title}</Subtitle>
      <Facts
        rows={[
          { label: 'Full name', value: visible(fullName) },
          { label: 'Email', value: <EmailLink address={visible(email)} subject={`Your request ${reference}`} /> },
          ...(phoneNumber ? [{ label: 'Phone number', value: phoneText(phoneNumber) }] : []),
        ]}
      />
    </>
  )
}
