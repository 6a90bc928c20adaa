import { X } from 'lucide-react'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'

import { uiCopy } from './ui.copy.js'

const copy = uiCopy.sidePanel

interface SidePanelProps {
  readonly title: string
  readonly note?: ReactNode
  readonly onClose: () => void
  readonly children: ReactNode
}

/**
 * Panel beside a list. It takes the focus when it opens, because on a phone it is below the list, and gives it back to
 * the row that opened it.
 */
export function SidePanel({ title, note, onClose, children }: SidePanelProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  const [opener] = useState(() => document.activeElement)
  useEffect(() => heading.current?.focus(), [title])
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    },
    [opener],
  )
  return (
    <section className="desk-panel" aria-labelledby={id}>
      <div className="desk-panel-head">
        <h2 id={id} ref={heading} tabIndex={-1} className="me-auto min-w-0 wrap-anywhere">
          {title}
        </h2>
        {note}
        <button type="button" className="desk-icon-button" aria-label={copy.label(title)} onClick={onClose}>
          <X aria-hidden size={18} />
        </button>
      </div>
      <div className="grid gap-4 p-4">{children}</div>
    </section>
  )
}
