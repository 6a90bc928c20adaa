import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'

interface DeskDialogProps {
  readonly title: string
  readonly children: ReactNode
  readonly onClose: () => void
}

/**
 * A question over the page: the browser's own dialog holds the focus, and Escape closes it. The focus goes back to what
 * opened it, or to the page where that is gone.
 */
export function DeskDialog({ title, children, onClose }: DeskDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  // Before the dialog leaves the page: one that has left gives no focus back.
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    return () => {
      shown?.close()
      const { activeElement, body } = document
      if (activeElement === body || shown?.contains(activeElement)) document.getElementById('main')?.focus()
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      className="desk-dialog"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <h2 id={id}>{title}</h2>
      <div className="mt-3">{children}</div>
    </dialog>
  )
}
