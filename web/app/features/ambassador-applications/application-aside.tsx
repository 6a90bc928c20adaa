import { HeartHandshake } from 'lucide-react'

import { StepsCard, StepsNote } from '../../ui/steps-card.js'
import { applicationCopy } from './ambassador-applications.copy.js'

const copy = applicationCopy.aside

/** Shown beside the form: the next steps, and the role of an ambassador. */
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
