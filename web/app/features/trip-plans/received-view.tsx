import { lazy, Suspense, useEffect } from 'react'

import { tripPlanCopy } from './trip-plans.copy.js'

const load = async () => {
  const { TripPlanReceived } = await import('./trip-plan-received.js')
  return { default: TripPlanReceived }
}

/** Whoever has been told that an enquiry arrived must read its reference, even when the line fails just then. */
const View = lazy(() => load().catch(() => ({ default: PlainReceived })))

/** The view after the form (TRIP-55..58). Its code comes once the form answers, so that no form waits for it (P5). */
export function ReceivedView({ reference }: { readonly reference: string }) {
  return (
    <Suspense fallback={<section className="min-h-[60vh]" />}>
      <View reference={reference} />
    </Suspense>
  )
}

/** Fetches the view while the form is filled in: not before, when it would be in the way of the form itself. */
export function useReceivedViewSoon(): void {
  useEffect(() => {
    const fetchView = (): void => void load().catch(() => undefined)
    document.addEventListener('input', fetchView, { once: true })
    return () => document.removeEventListener('input', fetchView)
  }, [])
}

function PlainReceived({ reference }: { readonly reference: string }) {
  return (
    <section className="wrap py-14">
      <p className="title-2">{tripPlanCopy.receivedToast.title}</p>
      <p className="lead mt-4">{reference}</p>
    </section>
  )
}
