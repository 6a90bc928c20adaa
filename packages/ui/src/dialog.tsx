import { useLayoutEffect, useRef, type DialogHTMLAttributes, type RefObject } from 'react'

import { classNames } from './class-names.js'

interface DialogProps extends DialogHTMLAttributes<HTMLDialogElement> {
  readonly ref?: RefObject<HTMLDialogElement | null>
  readonly onClose: () => void
  /** Whether a click outside closes it too. */
  readonly closesOnOutsidePress?: boolean
}

/**
 * Modal dialog, shown while it is rendered: the browser keeps the focus inside and makes the page behind it inert.
 * Escape requests closing it. The focus returns to the element that opened it, or to the page when that element is
 * gone.
 */
export function Dialog({ ref, onClose, closesOnOutsidePress = false, className, ...rest }: DialogProps) {
  const own = useRef<HTMLDialogElement>(null)
  const dialog = ref ?? own
  useModal(dialog)
  return (
    <dialog
      {...rest}
      ref={dialog}
      className={classNames('dialog', className)}
      // Browsers let `cancel` be prevented only once; the second Escape would close the dialog without asking.
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
        event.preventDefault()
        onClose()
      }}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (closesOnOutsidePress && event.target === dialog.current) onClose()
      }}
    />
  )
}

/** Opens the dialog and focuses the element that its content chose, or the browser's default. */
function useModal(dialog: RefObject<HTMLDialogElement | null>): void {
  // Closes it before it is removed, because a removed dialog does not return the focus.
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    // React focuses `autoFocus` elements before the dialog is open, which has no effect.
    shown?.querySelector<HTMLElement>('[data-first-focus]')?.focus()
    return () => {
      shown?.close()
      const { activeElement, body } = document
      if (activeElement === body || shown?.contains(activeElement)) document.getElementById('main')?.focus()
    }
  }, [dialog])
}
