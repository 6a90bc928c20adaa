import { isServed } from '@seneb/contracts/vocabulary/site-routes'
import { ButtonLink } from '@seneb/ui/button'

import { publicationsCopy } from '../../publications/publications.copy.js'
import { pagesCopy } from './pages.copy.js'

const copy = pagesCopy.calculator

/** The way to the calculator, once there is one (SPEC-08). */
export function CalculatorCall() {
  if (!isServed('/budget-estimator')) return null
  return (
    <section aria-labelledby="calculator" className="wrap pt-[clamp(56px,6vw,88px)]">
      <div className="flex flex-wrap items-center justify-between gap-x-12 gap-y-5 rounded-panel border border-line bg-warm p-7 md:p-10">
        <div>
          <h2 id="calculator" className="text-[min(1.625rem,8.5vw)]">
            {copy.title}
          </h2>
          <p className="measure mt-2 text-ink-2">{copy.text}</p>
        </div>
        <ButtonLink to="/budget-estimator" variant="outline">
          {publicationsCopy.calculate}
        </ButtonLink>
      </div>
    </section>
  )
}
