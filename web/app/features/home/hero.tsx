import { ArrowDown, ArrowRight } from 'lucide-react'

import { HeroNilePhone } from '../../art/hero-nile-phone.js'
import { HeroNile } from '../../art/hero-nile.js'
import { ButtonLink } from '../../ui/button.js'
import { homeCopy } from './home.copy.js'
import { stepsId } from './journey-steps.js'

const copy = homeCopy.hero

/** The full-height hero (HOME-01): the hour after sunrise, one headline, one way on. */
export function Hero() {
  return (
    <div className="on-deep relative isolate flex min-h-[max(640px,100svh)] items-center overflow-hidden bg-nile-900 text-white">
      <HeroNile className="absolute inset-0 -z-10 hidden size-full md:block" />
      <HeroNilePhone className="absolute inset-0 -z-10 size-full md:hidden" />
      <div className="wrap pt-28 pb-56 md:pt-32 md:pb-44">
        <p className="eyebrow text-sand-200">{copy.eyebrow}</p>
        <h1 className="title-1 mt-4 max-w-[13ch] text-balance">{copy.title}</h1>
        <p className="mt-6 max-w-[46ch] text-lg text-[#eef6f5] md:text-xl">{copy.lead}</p>
        <div className="mt-9 flex flex-wrap gap-3.5">
          <ButtonLink to="/trip-planner" look="gold">
            {copy.primary}
            <ArrowRight aria-hidden size={19} className="rtl:-scale-x-100" />
          </ButtonLink>
          <ButtonLink to={`#${stepsId}`} look="deep">
            {copy.secondary}
            <ArrowDown aria-hidden size={19} />
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}
