import { ButtonLink } from '@seneb/ui/button'
import { ArrowRight } from 'lucide-react'

import { Lotus } from '../../art/illustrations.js'
import { homeCopy } from './home.copy.js'

const copy = homeCopy.closing

/** The last word of the home page, and the same way on as the first. */
export function ClosingCall() {
  return (
    <section aria-labelledby="closing-title" className="wrap pb-[clamp(72px,8.6vw,110px)]">
      <div className="on-deep relative isolate overflow-hidden rounded-[32px] bg-nile-900 px-7 py-14 text-white md:px-16 md:py-20">
        <Lotus className="absolute -end-8 -bottom-10 -z-10 w-64 opacity-90 max-md:opacity-25 md:end-12 md:bottom-0 md:w-80" />
        <h2 id="closing-title" className="max-w-[16ch] title-panel">
          {copy.title}
        </h2>
        <p className="mt-4 max-w-[44ch] text-nile-200">{copy.text}</p>
        <ButtonLink to="/trip-planner" variant="gold" className="mt-8">
          {copy.action}
          <ArrowRight aria-hidden size={19} className="rtl:-scale-x-100" />
        </ButtonLink>
      </div>
    </section>
  )
}
