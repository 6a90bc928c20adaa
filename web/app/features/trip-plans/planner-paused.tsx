import { ButtonLink } from '@seneb/ui/button-link'
import { CalendarOff } from 'lucide-react'

import { plannerPausedCopy as copy } from './planner-paused.copy.js'

/** Replaces the form while staff paused the planner; a draft stays in the tab's storage. */
export function PlannerPaused() {
  return (
    <section
      aria-labelledby="planner-paused"
      className="rounded-panel border border-line bg-surface p-[min(1.25rem,5vw)] md:p-10"
    >
      <CalendarOff aria-hidden size={32} className="text-brand" />
      <h2 id="planner-paused" className="title-3 mt-4">
        {copy.title}
      </h2>
      <p className="mt-3 max-w-[58ch]">{copy.text}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink variant="brand" to="/contact-us">
          {copy.contact}
        </ButtonLink>
        <ButtonLink variant="outline" to="/budget-estimator">
          {copy.costs}
        </ButtonLink>
      </div>
    </section>
  )
}
