import { ButtonLink } from '@seneb/ui/button-link'
import { ArrowDown, ArrowRight } from 'lucide-react'

import { Illustration } from '../../art/illustrations.js'
import { ExternalButtonLink } from '../../ui/external-button-link.js'
import { treatmentsTarget, proceduresId, stepsId } from './how-it-works.js'
import { homeCopy } from './home.copy.js'

const copy = homeCopy.hero

/**
 * Full-height hero (HOME-01..03) with one headline and one call to action. On a phone, headline, button and picture
 * come first, because with large letters the first screen has no room for more.
 */
export function Hero({ waitingListUrl }: { readonly waitingListUrl: string }) {
  return (
    <div className="on-deep relative isolate flex min-h-[max(640px,100svh)] flex-col overflow-hidden bg-(--art-dawn-1) text-white lg:justify-center lg:pt-36 lg:pb-44">
      <div className="wrap w-full under-header lg:pt-0">
        <p className="eyebrow text-sand-200 max-lg:hidden">{copy.eyebrow}</p>
        <h1 className="title-1 max-w-[13ch] text-balance lg:mt-4">{copy.title}</h1>
        <Explore className="mt-5 lg:hidden" />
      </div>
      {/* Below the headline on narrow screens, behind the text on wide ones; one picture serves both. */}
      <div className="hero-scene relative -z-10 lg:absolute lg:inset-0">
        <Illustration name="hero-nile-phone" className="art-turns size-full sm:hidden" />
        <Illustration name="hero-nile" className="art-turns hidden size-full sm:block" />
        <div aria-hidden className="hero-veil absolute inset-0 max-lg:hidden" />
      </div>
      <div className="wrap w-full grow bg-(--art-nile-2) pt-6 pb-28 lg:grow-0 lg:bg-transparent lg:pt-0 lg:pb-0">
        <p className="eyebrow mb-3 text-sand-200 lg:hidden">{copy.eyebrow}</p>
        <p className="max-w-[40ch] text-lg text-[#eef6f5] md:text-xl lg:mt-6 lg:max-w-[34ch] xl:max-w-[40ch]">
          {copy.lead}
        </p>
        <div className="mt-6 flex max-w-lg flex-wrap gap-3.5 lg:mt-9 lg:max-w-80 xl:max-w-lg">
          <Explore className="max-lg:hidden" />
          <WaitingListButton url={waitingListUrl} variant="deep" />
          <ButtonLink to={`#${stepsId}`} variant="deep">
            {copy.how}
            <ArrowDown aria-hidden size={19} />
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}

/** Rendered twice, like the line above the headline, because its position depends on the width; only one is visible. */
function Explore({ className }: { readonly className: string }) {
  return (
    <ButtonLink to={treatmentsTarget(`#${proceduresId}`)} variant="gold" className={className}>
      {copy.explore}
      <ArrowRight aria-hidden size={19} className="rtl:-scale-x-100" />
    </ButtonLink>
  )
}

interface WaitingListButtonProps {
  readonly url: string
  readonly variant: 'deep' | 'outline'
}

/** Opens the external waiting list in a new tab (HOME-03, HOME-04, GEN-06); not shown without one (D-68). */
export function WaitingListButton({ url, variant }: WaitingListButtonProps) {
  if (!url) return null
  return (
    <ExternalButtonLink href={url} variant={variant} opensInNewTab={homeCopy.waitingList.opensInNewTab}>
      {homeCopy.waitingList.label}
    </ExternalButtonLink>
  )
}
