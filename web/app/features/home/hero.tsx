import { ArrowDown, ArrowRight } from 'lucide-react'

import { HeroNile, HeroNilePhone } from '../../art/illustrations.js'
import { ButtonLink } from '../../ui/button.js'
import { treatmentsTarget } from './fields-of-treatment.js'
import { homeCopy } from './home.copy.js'
import { stepsId } from './journey-steps.js'
import { proceduresId } from './procedure-cards.js'
import { WaitingListButton } from './waiting-list-button.js'

const copy = homeCopy.hero

/** The full-height hero (HOME-01..03): the hour after sunrise, one headline, one way on. */
export function Hero({ waitingListUrl }: { readonly waitingListUrl: string }) {
  return (
    <div className="on-deep relative isolate flex min-h-[max(640px,100svh)] flex-col overflow-hidden bg-(--art-dawn-1) text-white lg:flex-row lg:items-center">
      <div className="wrap pt-28 lg:pt-32 lg:pb-44">
        <p className="eyebrow text-sand-200">{copy.eyebrow}</p>
        <h1 className="title-1 mt-4 max-w-[13ch] text-balance">{copy.title}</h1>
        <p className="mt-6 max-w-[40ch] text-lg text-[#eef6f5] md:text-xl lg:max-w-[34ch] xl:max-w-[40ch]">
          {copy.lead}
        </p>
        <div className="mt-9 flex max-w-lg flex-wrap gap-3.5 lg:max-w-80 xl:max-w-lg">
          <ButtonLink to={treatmentsTarget(`#${proceduresId}`)} variant="gold">
            {copy.explore}
            <ArrowRight aria-hidden size={19} className="rtl:-scale-x-100" />
          </ButtonLink>
          <WaitingListButton url={waitingListUrl} variant="deep" />
          <ButtonLink to={`#${stepsId}`} variant="deep">
            {copy.how}
            <ArrowDown aria-hidden size={19} />
          </ButtonLink>
        </div>
      </div>
      {/* Below the words on narrow screens, behind them on wide ones: one picture, not one for each. */}
      <div className="hero-scene relative -z-10 mt-auto lg:absolute lg:inset-0 lg:mt-0">
        <HeroNilePhone className="size-full sm:hidden" />
        <HeroNile className="hidden size-full sm:block" />
        <div aria-hidden className="hero-veil absolute inset-0 max-lg:hidden" />
      </div>
    </div>
  )
}
