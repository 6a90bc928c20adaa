import type { ReactNode } from 'react'

import { top } from './block.js'
import { MultilineText } from './email-text.js'
import { palette } from './palette.js'

/** A bulleted list. */
export function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul style={list}>
      {lines.map((line, at) => (
        <li key={at} dir="auto">
          <MultilineText text={line} />
        </li>
      ))}
    </ul>
  )
}

const list = { margin: '0 0 8px', padding: '0 0 0 20px', fontSize: '15px', lineHeight: '24px' } as const

/** Numbered steps, one below the other. */
export function Steps({ children }: { children: ReactNode }) {
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} border={0} style={steps}>
      <tbody {...top}>{children}</tbody>
    </table>
  )
}

const steps = { fontSize: '16px', lineHeight: '26px' } as const

interface StepProps {
  readonly marker: string
  readonly title: ReactNode
  readonly children?: ReactNode
}

/** A numbered step: the number in a disc, and the step next to it. */
export function Step({ marker, title, children }: StepProps) {
  return (
    <tr className="step">
      <td width="48">
        <div className="disc" style={disc}>
          {marker}
        </div>
      </td>
      <td>
        <p dir="auto" style={stepTitle}>
          {title}
        </p>
        {children}
      </td>
    </tr>
  )
}

const disc = {
  width: '34px',
  marginTop: '14px',
  backgroundColor: palette.nile100,
  color: palette.nile700,
  borderRadius: '17px',
  fontSize: '15px',
  fontWeight: 700,
  lineHeight: '34px',
  textAlign: 'center',
} as const
const stepTitle = { margin: '18px 0 0', fontWeight: 700 } as const
