import { useEffect, useState } from 'react'
import { useLocation, useNavigate, type ShouldRevalidateFunctionArgs } from 'react-router-dom'

import { useHydrated } from '../hydration/use-hydrated.js'
import { staysInPlace } from '../shell/scroll-memory.js'

/** Confirmation that a person keeps of a received form. */
export interface Receipt {
  readonly reference: string
  /** By the person's own clock; none where the server answered without a script. */
  readonly receivedAt?: string
  /** Says what was not stored because its consent was not given. */
  readonly missing?: string
}

const mark = 'received'

/** Whether an address is that of a receipt. */
export function isOfReceipt({ searchParams }: URL): boolean {
  return searchParams.has(mark)
}

/** A receipt is shown without asking anybody: the connection may have ended with the answer. */
export function revalidatesBesideReceipt({
  currentUrl,
  defaultShouldRevalidate,
  nextUrl,
}: ShouldRevalidateFunctionArgs): boolean {
  return isOfReceipt(nextUrl) && nextUrl.pathname === currentUrl.pathname ? false : defaultShouldRevalidate
}

interface ReceiptState {
  /** True at the address of a receipt, whether or not this tab has it. */
  readonly isAsked: boolean
  readonly receipt: Receipt | undefined
  readonly show: (receipt: Omit<Receipt, 'receivedAt'>, stay?: boolean) => void
}

/**
 * The receipt of the form of this page. It has an address of its own, in place of the form's, so that going back does not
 * lead to a form that can be sent once more. The reference stands in the entry of the tab's history and never in the address:
 * it outlives a reload and a tab that was put away, and no log or other site learns it.
 */
export function useReceipt(): ReceiptState {
  const location = useLocation()
  const { pathname, search } = location
  const navigate = useNavigate()
  const hydrated = useHydrated()
  const isAsked = new URLSearchParams(search).has(mark)
  const receipt = useRemembered(isAsked, receiptIn(location.state))
  return {
    isAsked,
    receipt: isAsked && hydrated ? receipt : undefined,
    show: (received, stay = false) => {
      const state = { receipt: { ...received, receivedAt: new Date().toISOString() }, ...(stay ? staysInPlace : {}) }
      void navigate({ pathname, search: `?${mark}` }, { replace: true, state })
    },
  }
}

/** A place within the page is an entry of its own in the history, which has to know the receipt too. */
function useRemembered(isAsked: boolean, ofEntry: Receipt | undefined): Receipt | undefined {
  const location = useLocation()
  const navigate = useNavigate()
  const [last, setLast] = useState(ofEntry)
  if (ofEntry !== undefined && ofEntry !== last) setLast(ofEntry)
  const lost = isAsked && ofEntry === undefined ? last : undefined

  useEffect(() => {
    if (lost) void navigate(location, { replace: true, state: { receipt: lost, ...staysInPlace } })
  }, [location, lost, navigate])
  return ofEntry ?? lost
}

function receiptIn(state: unknown): Receipt | undefined {
  const { receipt } = (state ?? {}) as { readonly receipt?: Receipt }
  return typeof receipt?.reference === 'string' ? receipt : undefined
}
