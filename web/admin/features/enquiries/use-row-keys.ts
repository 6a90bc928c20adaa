import { useRef } from 'react'

import { useDeskKeys, type DeskKey } from '../../keys/desk-keys.js'
import { enquiriesCopy } from './enquiries.copy.js'

const copy = enquiriesCopy.useRowKeys

/**
 * Registers list keys: `j` and `k` move down and up the list of enquiries, `n` claims the next one, and Enter opens the
 * focused one. Without focus in the list, they continue at the open enquiry, or at the last position when its row is
 * gone.
 */
export function useRowKeys(onNext: (() => void) | undefined): void {
  const position = useRef(-1)
  const step = (by: 1 | -1) => {
    const rows = [...document.querySelectorAll<HTMLElement>('[data-enquiry]')]
    position.current = stepped(rows, position.current, by)
    rows[position.current]?.focus()
  }
  const keys: DeskKey[] = [
    { key: 'j', label: copy.nextEnquiry, run: () => step(1) },
    { key: 'k', label: copy.previousEnquiry, run: () => step(-1) },
  ]
  useDeskKeys(onNext ? [...keys, { key: 'n', label: copy.claimTheNextEnquiry, run: onNext }] : keys)
}

function stepped(rows: readonly HTMLElement[], last: number, by: 1 | -1): number {
  const focused = rows.findIndex((row) => row === document.activeElement)
  const at = focused >= 0 ? focused : rows.findIndex((row) => row.ariaCurrent)
  const next = at >= 0 ? at + by : Math.max(0, last)
  return Math.min(rows.length - 1, Math.max(0, next))
}
