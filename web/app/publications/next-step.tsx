import { ButtonLink } from '@seneb/ui/button-link'
import { ArrowRight } from 'lucide-react'

import { Illustration } from '../art/illustrations.js'
import { ExternalButtonLink } from '../ui/external-button-link.js'
import { publicationsCopy as copy } from './publications.copy.js'

interface NextStepProps {
  /** Path of the trip planner, with a treatment preselected if there is one. */
  readonly to?: string
  /** The external waiting-list form; hidden while it is not set (D-68). */
  readonly waitingListUrl?: string | null
}

/** Last section of a page: one call to action, and the waiting list in a new tab (SPEC-02, SPEC-07, VALS-02). */
export function NextStep({ to = '/trip-planner', waitingListUrl }: NextStepProps) {
  return (
    <section aria-labelledby="next-step" className="wrap pb-[clamp(56px,6vw,88px)]">
      <div className="on-deep relative isolate overflow-hidden rounded-[32px] bg-nile-900 px-7 py-12 text-white md:px-14 md:py-16">
        <Illustration
          name="lotus"
          className="absolute -end-8 -bottom-10 -z-10 w-56 opacity-25 md:end-10 md:bottom-0 md:w-72 md:opacity-90"
        />
        <h2 id="next-step" className="max-w-[16ch] title-panel">
          {copy.next.title}
        </h2>
        <p className="mt-4 max-w-[44ch] text-nile-200">{copy.next.text}</p>
        <div className="mt-8 flex flex-wrap gap-3.5">
          <ButtonLink to={to} variant="gold">
            {copy.plan}
            <ArrowRight aria-hidden size={19} className="rtl:-scale-x-100" />
          </ButtonLink>
          {waitingListUrl && (
            <ExternalButtonLink href={waitingListUrl} variant="deep" opensInNewTab={copy.opensInNewTab}>
              {copy.waitingList}
            </ExternalButtonLink>
          )}
        </div>
      </div>
    </section>
  )
}

interface NextStepBarProps {
  readonly planTo: string
  readonly askTo: string
}

/**
 * The next step at the bottom of a phone's window, once the cookie bar is answered. early/bars.ts keeps the focused
 * element above it (WCAG 2.4.11); wide windows show the page's own buttons.
 */
export function NextStepBar({ planTo, askTo }: NextStepBarProps) {
  return (
    <nav aria-label={copy.nextStep} className="next-step-bar border-t border-line bg-surface md:hidden">
      <div className="wrap grid grid-cols-2 gap-[10px] py-[8px]">
        <ButtonLink to={planTo} variant="gold" className="min-h-[48px]! px-[8px]! py-[6px]! text-[0.9375rem]">
          {copy.plan}
        </ButtonLink>
        <ButtonLink to={askTo} variant="outline" className="min-h-[48px]! px-[8px]! py-[6px]! text-[0.9375rem]">
          {copy.askQuestion}
        </ButtonLink>
      </div>
    </nav>
  )
}
