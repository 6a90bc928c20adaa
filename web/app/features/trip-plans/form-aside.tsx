import { ShieldCheck, Timer } from 'lucide-react'

import { StepsCard, StepsNote } from '../../ui/steps-card.js'
import { PromiseMeterText, type Meter } from '../../reply-promises/promise-meter.js'
import { formAsideCopy as copy, tripPlanCopy } from './trip-plans.copy.js'

const sections = [
  { id: 'personal', title: tripPlanCopy.personal.title },
  { id: 'treatment', title: tripPlanCopy.treatment.title },
  { id: 'consent-title', title: tripPlanCopy.groups.consent },
]

/** Links to the parts of the form; placed before it, so that keyboard users can jump to a part. */
export function FormSections() {
  return (
    <nav aria-labelledby="aside-sections">
      <h2 id="aside-sections" className="font-sans text-[0.9375rem] font-semibold tracking-normal text-ink-2">
        {copy.sections}
      </h2>
      <ol className="mt-2 border-s-2 border-line">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="-ms-0.5 flex min-h-12 items-center border-s-2 border-transparent ps-4 text-[0.9688rem] hover:border-brand hover:text-brand-strong"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** Shown beside the form: next steps and use of the answers. It stays in view on wide screens. */
export function FormAside({ meter }: { readonly meter: Meter }) {
  return (
    <aside className="h-full">
      <div className="sticky top-28 grid gap-6">
        <StepsCard title={copy.title} steps={copy.steps}>
          {meter && (
            <StepsNote sign={<Timer size={20} />}>
              <span>
                <PromiseMeterText meter={meter} />
              </span>
            </StepsNote>
          )}
          <StepsNote sign={<ShieldCheck size={20} />}>{copy.privacy}</StepsNote>
        </StepsCard>
      </div>
    </aside>
  )
}
