import { useEffect, useState } from 'react'
import { useLocation, useNavigate, type ShouldRevalidateFunctionArgs } from 'react-router-dom'

import { useHydrated } from '../hydration/use-hydrated.js'
import { staysInPlace } from '../shell/scroll-memory.js'

/** Confirmation that a person keeps of a received form. */
export interface Receipt {
  readonly reference: string
  /** Time zone of the person; undefined when the form was sent without a script. */
  readonly receivedAt?: string
  /** Address of the confirmation, while the document lives; it enters neither the history nor the address. */
  readonly sentTo?: string
  /** Note about data that was not stored because its consent was not given. */
  readonly missing?: string
}

const receiptParam = 'received'

/** Whether an address is that of a receipt. */
export function isReceiptUrl({ searchParams }: URL): boolean {
  return searchParams.has(receiptParam)
}

/**
 * False for the receipt's address on the same page, so that the receipt appears without a request: the connection may
 * have failed after the reply.
 */
export function revalidatesAfterReceipt({
  currentUrl,
  defaultShouldRevalidate,
  nextUrl,
}: ShouldRevalidateFunctionArgs): boolean {
  return isReceiptUrl(nextUrl) && nextUrl.pathname === currentUrl.pathname ? false : defaultShouldRevalidate
}

/** Address of each receipt's confirmation, in memory alone. */
const addresses = new Map<string, string>()

interface ReceiptState {
  /** True at the address of a receipt, whether or not this tab has it. */
  readonly isRequested: boolean
  readonly receipt: Receipt | undefined
  readonly show: (receipt: Omit<Receipt, 'receivedAt'>, stay?: boolean) => void
}

/**
 * Receipt of this page's form. Its address replaces the form's, so that going back does not lead to a form that could
 * be sent again. The reference is stored in the tab's history entry, never in the address. It survives a reload and a
 * discarded tab, and no log or other site learns it.
 */
export function useReceipt(): ReceiptState {
  const location = useLocation()
  const { pathname, search } = location
  const navigate = useNavigate()
  const hydrated = useHydrated()
  const isRequested = new URLSearchParams(search).has(receiptParam)
  const receipt = useStored(isRequested, receiptIn(location.state))
  return {
    isRequested,
    receipt: isRequested && hydrated ? withAddress(receipt) : undefined,
    show: ({ sentTo, ...received }, stay = false) => {
      if (sentTo !== undefined) addresses.set(received.reference, sentTo)
      const state = { receipt: { ...received, receivedAt: new Date().toISOString() }, ...(stay ? staysInPlace : {}) }
      void navigate({ pathname, search: `?${receiptParam}` }, { replace: true, state })
    },
  }
}

function withAddress(receipt: Receipt | undefined): Receipt | undefined {
  const sentTo = receipt && addresses.get(receipt.reference)
  return receipt && sentTo !== undefined ? { ...receipt, sentTo } : receipt
}

/** Copies the receipt into new history entries, because following an anchor within the page creates one without it. */
function useStored(isRequested: boolean, entryReceipt: Receipt | undefined): Receipt | undefined {
  const location = useLocation()
  const navigate = useNavigate()
  const [last, setLast] = useState(entryReceipt)
  if (entryReceipt !== undefined && entryReceipt !== last) setLast(entryReceipt)
  const lostReceipt = isRequested && entryReceipt === undefined ? last : undefined

  useEffect(() => {
    if (lostReceipt) void navigate(location, { replace: true, state: { receipt: lostReceipt, ...staysInPlace } })
  }, [location, lostReceipt, navigate])
  return entryReceipt ?? lostReceipt
}

function receiptIn(state: unknown): Receipt | undefined {
  const { receipt } = (state ?? {}) as { readonly receipt?: Receipt }
  return typeof receipt?.reference === 'string' ? receipt : undefined
}
