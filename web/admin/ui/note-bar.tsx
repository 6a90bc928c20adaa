import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

const icons = { info: Info, good: CircleCheck, warn: TriangleAlert, bad: CircleAlert }

interface NoteBarProps {
  readonly tone?: keyof typeof icons
  readonly title?: string
  readonly children?: ReactNode
  readonly action?: ReactNode
}

/**
 * Message that stays on the page: its cause, one sentence, and possible actions. Screen readers announce errors as they
 * appear.
 */
export function NoteBar({ tone = 'info', title, children, action }: NoteBarProps) {
  const Icon = icons[tone]
  return (
    <div className={`desk-note desk-note-${tone}`} role={tone === 'bad' ? 'alert' : 'status'}>
      <Icon aria-hidden size={18} />
      <div>
        {title && <strong className="block font-semibold">{title}</strong>}
        {children}
      </div>
      {action}
    </div>
  )
}
