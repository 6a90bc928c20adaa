import { useLayoutEffect, useRef, type ReactNode } from 'react'

import LetterReceived from '../art/letter-received.svg?react'
import { Card } from '../ui/card.js'
import { AnswerTime } from './received-note.js'
import type { Receipt } from './receipt.js'

interface ReceivedCardProps {
  readonly copy: {
    readonly title: string
    readonly text: string
    readonly reference: string
    readonly referenceHint: string
  }
  readonly receipt: Receipt
  /** Next steps, and links to continue. */
  readonly children: ReactNode
}

/** Replaces a form once it is stored: scrolls to its top, takes focus, and shows the reference to quote. */
export function ReceivedCard({ copy, receipt, children }: ReceivedCardProps) {
  const heading = useRef<HTMLHeadingElement>(null)

  // Before painting, because otherwise the foot of the form would be visible for a moment.
  useLayoutEffect(() => {
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])

  return (
    <section className="wrap grid grid-cols-1 items-center gap-x-16 gap-y-12 py-14 md:py-20 lg:grid-cols-[1.2fr_1fr]">
      <LetterReceived className="mx-auto w-full max-w-md lg:order-last" />
      <div className="min-w-0">
        <h1 ref={heading} tabIndex={-1} className="title-2 outline-none">
          {copy.title}
        </h1>
        <p className="lead mt-4">{copy.text}</p>
        <AnswerTime receipt={receipt} />
        <Card className="mt-7 inline-block max-w-full px-[min(1.5rem,6vw)] py-4">
          <p className="text-[0.9375rem] text-ink-2">{copy.reference}</p>
          <p
            data-uncovered
            className="font-display text-[min(1.75rem,9vw)] font-semibold tracking-wide whitespace-nowrap text-brand-strong tabular-nums"
          >
            {receipt.reference}
          </p>
          <p className="text-[0.9375rem] text-ink-2">{copy.referenceHint}</p>
        </Card>
        {children}
      </div>
    </section>
  )
}
