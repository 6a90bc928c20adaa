import { SenebMark } from '../art/seneb-mark.js'
import { shellCopy } from './shell.copy.js'

/** Mark and name, as they stand in the header, the menu and the footer. */
export function Logo() {
  return (
    <span className="inline-flex items-center gap-3 font-display text-2xl font-semibold tracking-tight">
      <SenebMark className="size-10" />
      {shellCopy.productName}
    </span>
  )
}
