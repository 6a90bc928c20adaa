import { lazy, Suspense, useEffect } from 'react'

import { applicationCopy } from './ambassador-applications.copy.js'
import type { ApplicationReceivedProps } from './application-received.js'

const load = async () => {
  const { ApplicationReceived } = await import('./application-received.js')
  return { default: ApplicationReceived }
}

/** Whoever has been told that an application arrived must read its reference, even when the line fails just then. */
const View = lazy(() => load().catch(() => ({ default: PlainReceived })))

/** The view after the form (AMB-04). Its code comes once the form answers, so that no form waits for it (P5). */
export function ReceivedView(props: ApplicationReceivedProps) {
  return (
    <Suspense fallback={<section className="min-h-[60vh]" />}>
      <View {...props} />
    </Suspense>
  )
}

/** Fetches the view while the form is filled in. */
export function useReceivedViewSoon(): void {
  useEffect(() => void load().catch(() => undefined), [])
}

function PlainReceived({ reference }: ApplicationReceivedProps) {
  return (
    <section className="wrap py-14">
      <p className="title-2">{applicationCopy.thanks.title}</p>
      <p className="lead mt-4">{reference}</p>
    </section>
  )
}
