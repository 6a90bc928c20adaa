import { useEffect, useRef, type SyntheticEvent } from 'react'

import { LetterReceived } from '../../art/letter-received.js'
import { Button } from '../../ui/button.js'
import { Card } from '../../ui/card.js'
import { applicationCopy } from './ambassador-applications.copy.js'

const copy = applicationCopy.thanks

export interface ApplicationReceivedProps {
  readonly reference: string
  /** Where the empty form is, for browsers without a script. */
  readonly path: string
  readonly onAnother: () => void
}

/** What replaces the form once the application is stored (AMB-04, AMB-24), with the reference to quote. */
export function ApplicationReceived({ reference, path, onAnother }: ApplicationReceivedProps) {
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])

  const another = (event: SyntheticEvent): void => {
    event.preventDefault()
    onAnother()
  }
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
        <form method="get" action={path} onSubmit={another} className="mt-9">
          <Button type="submit">{copy.another}</Button>
        </form>
      </div>
    </section>
  )
}
