import { Check } from 'lucide-react'

import { CareDeskCard } from '../../care-desk/care-desk-card.js'
import { ButtonLink } from '../../ui/button.js'
import { ReceivedCard } from '../../forms/received-card.js'
import { useAskedAnew } from '../../forms/use-asked-anew.js'
import { receivedCopy as copy } from './trip-plan-received.copy.js'

interface TripPlanReceivedProps {
  readonly reference: string
  /** Another trip is to be planned. */
  readonly onAnother: () => void
}

/** What replaces the form once the enquiry is stored (TRIP-55..58), with the reference to quote. */
export function TripPlanReceived({ onAnother, reference }: TripPlanReceivedProps) {
  useAskedAnew(onAnother)
  return (
    <ReceivedCard copy={copy} reference={reference}>
      <h2 className="title-3 mt-9">{copy.nextTitle}</h2>
      <ol className="mt-4 space-y-3">
        {copy.next.map((step) => (
          <li key={step} className="flex gap-3.5">
            <span
              aria-hidden
              className="mt-0.5 grid size-6.5 shrink-0 place-items-center rounded-full bg-brand text-on-brand"
            >
              <Check size={15} strokeWidth={2.6} />
            </span>
            <span className="max-w-[58ch]">{step}</span>
          </li>
        ))}
      </ol>
      <p className="mt-4 max-w-[58ch] text-[0.9375rem] text-ink-2">{copy.limits}</p>
      <ButtonLink to="/" className="mt-9">
        {copy.returnHome}
      </ButtonLink>
      <CareDeskCard className="mt-12" />
    </ReceivedCard>
  )
}
