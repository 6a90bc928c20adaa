import { ButtonLink } from '@seneb/ui/button-link'
import { ArrowRight } from 'lucide-react'

import { Illustration } from '../../art/illustrations.js'
import { Reveal } from '../../ui/reveal.js'
import { WaitingListButton } from './hero.js'
import { homeCopy } from './home.copy.js'

const copy = homeCopy.personal

/**
 * 'Personalized medical journey' (HOME-04): the points that make a plan personal, with a second waiting-list button.
 */
export function PersonalJourney({ waitingListUrl }: { readonly waitingListUrl: string }) {
  return (
    <section aria-labelledby="personal-title" className="section-air">
      <div className="wrap grid items-center gap-x-16 gap-y-12 lg:grid-cols-[1fr_1.1fr]">
        <div>
          <h2 id="personal-title" className="title-2">
            {copy.title}
          </h2>
          <p className="lead mt-4">{copy.lead}</p>
          <ul className="mt-8 space-y-5 border-s-2 border-line ps-6">
            {copy.points.map(({ title, text }) => (
              <li key={title}>
                <h3 className="title-3">{title}</h3>
                <p className="mt-0.5 max-w-[48ch] text-ink-2">{text}</p>
              </li>
            ))}
          </ul>
          <div className="mt-9 flex flex-wrap gap-3.5">
            <ButtonLink variant="brand" to="/trip-planner">
              {copy.action}
            </ButtonLink>
            <WaitingListButton url={waitingListUrl} variant="outline" />
          </div>
        </div>
        <Reveal>
          <Illustration name="care-scene" className="aspect-16/11 w-full overflow-hidden rounded-panel" />
        </Reveal>
      </div>
    </section>
  )
}

const closingCallCopy = homeCopy.closing

/** Last section of the home page, with the same call to action as the first. */
export function ClosingCall() {
  return (
    <section aria-labelledby="closing-title" className="wrap pb-[clamp(72px,8.6vw,110px)]">
      <div className="on-deep relative isolate overflow-hidden rounded-[32px] bg-nile-900 px-7 py-14 text-white md:px-16 md:py-20">
        <Illustration
          name="lotus"
          className="absolute -end-8 -bottom-10 -z-10 w-64 opacity-90 max-md:opacity-25 md:end-12 md:bottom-0 md:w-80"
        />
        <h2 id="closing-title" className="max-w-[16ch] title-panel">
          {closingCallCopy.title}
        </h2>
        <p className="mt-4 max-w-[44ch] text-nile-200">{closingCallCopy.text}</p>
        <ButtonLink to="/trip-planner" variant="gold" className="mt-8">
          {closingCallCopy.action}
          <ArrowRight aria-hidden size={19} className="rtl:-scale-x-100" />
        </ButtonLink>
      </div>
    </section>
  )
}
