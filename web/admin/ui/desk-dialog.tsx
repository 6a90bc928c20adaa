import { createContext, use, useCallback, useId, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react'

import { mayDiscard, watchUnsaved } from '../unsaved/unsaved.js'

interface DeskDialogProps {
  readonly title: string
  readonly children: ReactNode
  readonly onClose: () => void
}

const DialogClose = createContext<() => void>(() => undefined)

/** Closes the dialog around without doing what it asks; first it asks about what was written there. */
export function useDialogClose(): () => void {
  return use(DialogClose)
}

/**
 * A question over the page: the browser's own dialog holds the focus, and Escape closes it. The focus goes back to what
 * opened it, or to the page where that is gone.
 */
export function DeskDialog({ title, children, onClose }: DeskDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const typed = useTypedWords(dialog)
  useModal(dialog)
  const close = async () => {
    if (await mayDiscard(typed.areThere())) onClose()
  }
  return (
    <dialog
      ref={dialog}
      className="desk-dialog"
      aria-labelledby={id}
      onInput={({ target }) => typed.add(target)}
      // A browser lets `cancel` be refused once; the second Escape would close the dialog without asking.
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
        event.preventDefault()
        void close()
      }}
      onCancel={(event) => {
        event.preventDefault()
        void close()
      }}
    >
      <h2 id={id}>{title}</h2>
      <DialogClose value={() => void close()}>
        <div className="mt-3">{children}</div>
      </DialogClose>
    </dialog>
  )
}

/** Opens the dialog with the focus where its content wants it, else where the browser puts it. */
function useModal(dialog: RefObject<HTMLDialogElement | null>): void {
  // Before the dialog leaves the page: one that has left gives no focus back.
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    // React focuses what has `autoFocus` before the dialog is open, which does nothing.
    shown?.querySelector<HTMLElement>('[data-first-focus]')?.focus()
    return () => {
      shown?.close()
      const { activeElement, body } = document
      if (activeElement === body || shown?.contains(activeElement)) document.getElementById('main')?.focus()
    }
  }, [dialog])
}

/** Fields whose words are worth nothing once the dialog is closed. */
const passing =
  '[type=checkbox], [type=radio], [type=password], [type=search], [autocomplete=one-time-code], [role=combobox]'

/** Remembers which fields somebody wrote in, so that closing asks only where something is lost. */
function useTypedWords(dialog: RefObject<HTMLDialogElement | null>) {
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
    if (isField && !target.matches(passing)) fields.current.add(target)
  }
  return { add, areThere }
}
