import { ButtonLink } from '@seneb/ui/button'

import { publicationsCopy as copy } from './publications.copy.js'

interface NextStepBarProps {
  readonly planTo: string
  readonly askTo: string
}

/**
 * The next step at the foot of a phone's window, wherever a long page is scrolled to (ADR 88), once the cookie bar has its
 * answer. early/foot-bars.ts keeps what has focus above it (WCAG 2.4.11); on wide windows the page's own buttons do.
 */
export function NextStepBar({ planTo, askTo }: NextStepBarProps) {
  return (
    <nav aria-label={copy.nextStep} className="next-step-bar border-t border-line bg-surface md:hidden">
      <div className="wrap grid grid-cols-2 gap-[10px] py-[8px]">
        <ButtonLink to={planTo} variant="gold" className="min-h-[48px]! px-[8px]! py-[6px]! text-[0.9375rem]">
          {copy.plan}
        </ButtonLink>
        <ButtonLink to={askTo} variant="outline" className="min-h-[48px]! px-[8px]! py-[6px]! text-[0.9375rem]">
          {copy.ask}
        </ButtonLink>
      </div>
    </nav>
  )
}
