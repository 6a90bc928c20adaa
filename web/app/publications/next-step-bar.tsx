import { ButtonLink } from '../ui/button.js'
import { publicationsCopy as copy } from './publications.copy.js'

interface NextStepBarProps {
  readonly planTo: string
  readonly askTo: string
}

/**
 * The next step at the foot of a phone's window, wherever a long page is scrolled to (ADR 88). early/foot-bars.ts keeps
 * it above the cookie bar and what has focus above both (WCAG 2.4.11); on wide windows the page's own buttons do.
 */
export function NextStepBar({ planTo, askTo }: NextStepBarProps) {
  return (
    <nav aria-label={copy.nextStep} className="next-step-bar border-t border-line bg-surface md:hidden">
      <div className="wrap flex flex-wrap gap-2.5 py-2">
        <ButtonLink to={planTo} variant="gold" className="min-h-12! flex-auto px-3!">
          {copy.plan}
        </ButtonLink>
        <ButtonLink to={askTo} variant="outline" className="min-h-12! flex-auto px-3!">
          {copy.ask}
        </ButtonLink>
      </div>
    </nav>
  )
}
