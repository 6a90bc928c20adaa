import { ButtonLink } from '@seneb/ui/button-link'
import type { ReactNode } from 'react'

import { newsletterCopy as copy } from './newsletter.copy.js'

interface NewsletterViewProps {
  readonly title: string
  readonly text: string
  readonly art: ReactNode
  /** Actions for the next step; a link to the home page when there are none. */
  readonly children?: ReactNode
}

/** Shows one newsletter message with a picture; screen readers announce it when it changes. */
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
