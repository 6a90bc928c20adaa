import { ButtonLink } from '@seneb/ui/button-link'
import type { ReactNode } from 'react'

import { newsletterCopy as copy } from './newsletter.copy.js'

interface NewsletterViewProps {
  readonly title: string
  readonly text: string
  readonly art: ReactNode
  /** What can be done next; the way home when there is nothing. */
  readonly children?: ReactNode
}

/** One thing said of the newsletter, with a picture; what is said is announced when it changes. */
export function NewsletterView({ title, text, art, children }: NewsletterViewProps) {
  return (
    <section className="wrap grid items-center gap-x-16 gap-y-12 py-14 md:py-20 lg:grid-cols-[1.2fr_1fr]">
      <div className="mx-auto w-full max-w-md lg:order-last">{art}</div>
      <div>
        <div aria-live="polite">
          <h1 className="title-2">{title}</h1>
          <p className="lead mt-4">{text}</p>
        </div>
        <div className="mt-8 flex flex-wrap gap-3.5">
          {children ?? (
            <ButtonLink to="/" variant="brand">
              {copy.home}
            </ButtonLink>
          )}
        </div>
      </div>
    </section>
  )
}
