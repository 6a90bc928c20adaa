import { useEffect, useId, useRef, type ReactNode } from 'react'

interface DeskDialogProps {
  readonly title: string
  readonly children: ReactNode
  readonly onClose: () => void
}

/** A question over the page: the browser's own dialog holds the focus, and Escape closes it. */
export function DeskDialog({ title, children, onClose }: DeskDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    return () => shown?.close()
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
