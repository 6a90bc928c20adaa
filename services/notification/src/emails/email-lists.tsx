import { Text } from '@react-email/text'
import type { ReactNode } from 'react'

import { body, Words } from './email-text.js'
import { fonts, palette } from './palette.js'

/** A bulleted list. */
export function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul style={{ margin: '0 0 8px', padding: '0 0 0 20px' }}>
      {lines.map((line, at) => (
        <li
          key={at}
          className="ink"
          dir="auto"
          style={{ ...body, margin: '0 0 4px', color: palette.ink, fontSize: '15px', lineHeight: '24px' }}
        >
          <Words text={line} />
        </li>
      ))}
    </ul>
  )
}

/** A numbered step: the number in a disc, the step beside it. */
export function Step({ mark, title, children }: { mark: string; title: ReactNode; children?: ReactNode }) {
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} border={0} style={{ marginTop: '14px' }}>
      <tbody>
        <tr className="step">
          <td width="48" style={{ width: '48px', verticalAlign: 'top' }}>
            <div className="disc" style={disc}>
              {mark}
            </div>
          </td>
          <td style={{ verticalAlign: 'top' }}>
            <Text
              className="ink"
              dir="auto"
              style={{ ...body, margin: '4px 0 0', color: palette.ink, fontWeight: 700 }}
            >
              {title}
            </Text>
            {children}
          </td>
        </tr>
      </tbody>
    </table>
  )
}

const disc = {
  width: '34px',
  height: '34px',
  backgroundColor: palette.nile100,
  color: palette.nile700,
  borderRadius: '17px',
  fontFamily: fonts.text,
  fontSize: '15px',
  fontWeight: 700,
  lineHeight: '34px',
  textAlign: 'center',
} as const
