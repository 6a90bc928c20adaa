import { Dialog } from '@seneb/ui/dialog'
import { createContext, use, useCallback, useId, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react'

import { mayDiscard, watchUnsaved } from '../unsaved/unsaved.js'

interface DeskDialogProps {
  readonly title: string
  readonly children: ReactNode
  readonly onClose: () => void
}

const DialogClose = createContext<() => void>(() => undefined)

/**
 * Returns a function that closes the enclosing dialog without its action, after confirmation if typed text would be
 * lost.
 */
export function useDialogClose(): () => void {
  return use(DialogClose)
}

/** Modal dialog over the page; closing it asks for confirmation first when typed text would be lost. */
export function DeskDialog({ title, children, onClose }: DeskDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const typed = useTypedText(dialog)
  const close = async () => {
    if (await mayDiscard(typed.areThere())) onClose()
  }
  return (
    <Dialog ref={dialog} aria-labelledby={id} onInput={({ target }) => typed.add(target)} onClose={() => void close()}>
      <h2 id={id}>{title}</h2>
      <DialogClose value={() => void close()}>
        <div className="mt-3">{children}</div>
      </DialogClose>
    </Dialog>
  )
}

/** Fields whose content need not be preserved when the dialog closes. */
const transientFields =
  '[type=checkbox], [type=radio], [type=password], [type=search], [autocomplete=one-time-code], [role=combobox]'

/** Tracks the fields with typed text, so that closing asks for confirmation only when something would be lost. */
function useTypedText(dialog: RefObject<HTMLDialogElement | null>) {
  const fields = useRef(new Set<HTMLInputElement | HTMLTextAreaElement>())
  const areThere = useCallback(
    () =>
      Boolean(dialog.current?.querySelector('[data-unsaved], [data-shown-once]')) ||
      [...fields.current].some(({ isConnected, value }) => isConnected && value.trim() !== ''),
    [dialog],
  )
  useLayoutEffect(() => watchUnsaved(areThere), [areThere])
  const add = (target: EventTarget) => {
    const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
    if (isField && !target.matches(transientFields)) fields.current.add(target)
  }
  return { add, areThere }
}
