import { useEffect } from 'react'

import { singleKeys } from '../../keys/single-keys.js'

/** `j` and `k` go down and up the list of enquiries, and `n` takes the next; Enter opens what has the focus. */
export function useRowKeys(onNext: (() => void) | undefined): void {
  useEffect(() => singleKeys({ j: () => step(1), k: () => step(-1), ...(onNext ? { n: onNext } : {}) }), [onNext])
}

function step(by: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-enquiry]')]
  const at = rows.findIndex((row) => row === document.activeElement)
  const next = at < 0 ? rows[0] : rows[Math.min(rows.length - 1, Math.max(0, at + by))]
  next?.focus()
}
