import { Check } from 'lucide-react'
import { useEffect, useRef } from 'react'

import { LetterReceived } from '../../art/letter-received.js'
import { ButtonLink } from '../../ui/button.js'
import { Card } from '../../ui/card.js'
import { receivedCopy as copy } from './trip-plan-received.copy.js'

/** What replaces the form once the enquiry is stored (TRIP-55..58), with the reference to quote. */
export function TripPlanReceived({ reference }: { readonly reference: string }) {
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])

  return (
    <section className="wrap grid items-center gap-x-16 gap-y-12 py-14 md:py-20 lg:grid-cols-[1.2fr_1fr]">
      <LetterReceived className="mx-auto w-full max-w-md lg:order-last" />
      <div>
        <h1 ref={heading} tabIndex={-1} className="title-2 outline-none">
          {copy.title}
        </h1>
        <p className="lead mt-4">{copy.text}</p>
        <Card className="mt-7 inline-block px-6 py-4">
          <p className="text-[0.9375rem] text-ink-2">{copy.reference}</p>
          <p className="font-display text-[1.75rem] font-semibold tracking-wide text-brand-strong tabular-nums">
            {reference}
          </p>
          <p className="text-[0.9375rem] text-ink-2">{copy.referenceHint}</p>
        </Card>
        <h2 className="title-3 mt-9">{copy.nextTitle}</h2>
        <ol className="mt-4 space-y-3">
          {copy.next.map((step) => (
            <li key={step} className="flex gap-3.5">
              <span
                aria-hidden
                className="mt-0.5 grid size-6.5 shrink-0 place-items-center rounded-full bg-brand text-on-brand"
              >
                <Check size={15} strokeWidth={2.6} />
              </span>
              <span className="max-w-[58ch]">{step}</span>
            </li>
          ))}
        </ol>
        <ButtonLink to="/" className="mt-9">
          {copy.returnHome}
        </ButtonLink>
      </div>
    </section>
  )
}
