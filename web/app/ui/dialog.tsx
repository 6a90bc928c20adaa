import { useEffect, useRef, type ReactNode } from 'react'

import { classNames } from './class-names.js'

interface DialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly label: string
  readonly className?: string
  readonly children: ReactNode
}

/**
 * A modal dialog: the browser traps focus inside, makes the page behind it inert, closes on Escape and gives focus
 * back; a click beside it closes it too. Its content exists only while it is open.
 */
export function Dialog({ open, onClose, label, className, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    if (open) dialog.current?.showModal()
    else dialog.current?.close()
  }, [open])

  return (
    <dialog
      ref={dialog}
      aria-label={label}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
      className={classNames(
        'm-auto rounded-panel border border-line bg-surface p-5 text-ink shadow-float backdrop:bg-nile-950/50',
        className,
      )}
    >
      {open && children}
    </dialog>
  )
}
