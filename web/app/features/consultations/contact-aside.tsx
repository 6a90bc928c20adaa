import { ShieldCheck, Siren, Timer } from 'lucide-react'
import { Link } from 'react-router-dom'

import { CareDeskCard } from '../../care-desk/care-desk-card.js'
import { StepsCard, StepsNote } from '../../ui/steps-card.js'
import { PromiseMeterText, type Meter } from '../../reply-promises/promise-meter.js'
import { contactAsideCopy as copy } from './consultations.copy.js'

/** Shown beside the form: next steps, use of the details, and emergency numbers. */
export function ContactAside({ meter }: { readonly meter: Meter }) {
  return (
    <aside className="h-full">
      <div className="sticky top-28 grid gap-6">
        <CareDeskCard withConfirmation={false} />
        <StepsCard title={copy.title} steps={copy.steps}>
          {meter && (
            <StepsNote sign={<Timer size={20} />}>
              <span>
                <PromiseMeterText meter={meter} />
              </span>
            </StepsNote>
          )}
          <StepsNote sign={<ShieldCheck size={20} />}>{copy.privacy}</StepsNote>
          <StepsNote sign={<Siren size={20} />}>{copy.emergency}</StepsNote>
          <Link
            to="/trip-planner"
            className="flex min-h-12 items-center font-medium text-brand-strong underline underline-offset-4"
          >
            {copy.planner}
          </Link>
        </StepsCard>
      </div>
    </aside>
  )
}
