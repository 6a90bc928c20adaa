import SenebMark from '@seneb/ui/art/seneb-mark.svg?react'

import { shellCopy } from './shell.copy.js'

/** Mark and name for the header, the menu and the footer. */
export function Logo() {
  return (
    <span className="inline-flex items-center gap-[min(0.75rem,12px)] font-display text-[min(1.5rem,8vw)] font-semibold tracking-tight">
      <SenebMark className="size-[min(2.5rem,11vw)] shrink-0" />
      {shellCopy.productName}
    </span>
  )
}
