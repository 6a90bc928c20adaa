import { HeartHandshake } from 'lucide-react'

import { StepsCard, StepsNote } from '../../ui/steps-card.js'
import { applicationCopy } from './ambassador-applications.copy.js'

const copy = applicationCopy.aside

/** Beside the form: what happens next and what an ambassador is. */
export function ApplicationAside() {
  return (
    <aside className="h-full">
      <div className="sticky top-28">
        <StepsCard title={copy.title} steps={copy.steps}>
          <StepsNote sign={<HeartHandshake size={20} />}>{copy.honesty}</StepsNote>
        </StepsCard>
      </div>
    </aside>
  )
}
