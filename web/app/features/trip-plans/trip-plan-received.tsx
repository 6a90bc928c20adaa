import { ButtonLink } from '@seneb/ui/button-link'
import { Check } from 'lucide-react'
import { Link } from 'react-router-dom'

import { CareDeskCard } from '../../care-desk/care-desk-card.js'
import { MailNote } from '../../forms/mail-note.js'
import { ReceivedCard } from '../../forms/received-card.js'
import type { Receipt } from '../../forms/receipt.js'
import { receivedCopy as copy } from './trip-plan-received.copy.js'

interface TripPlanReceivedProps {
  readonly receipt: Receipt
}

/** Replaces the form once the enquiry is stored (TRIP-55..58), and shows the reference to quote. */
export function TripPlanReceived({ receipt }: TripPlanReceivedProps) {
  return (
    <ReceivedCard copy={copy} receipt={receipt}>
      <MailNote receipt={receipt} />
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
      <div className="mt-9 flex flex-wrap items-center gap-x-6 gap-y-3">
        <ButtonLink variant="brand" to="/">
          {copy.returnHome}
        </ButtonLink>
        {copy.waysOn.map(({ path, label }) => (
          <Link key={path} to={path} className="inline-flex min-h-12 items-center underline underline-offset-4">
            {label}
          </Link>
        ))}
      </div>
      <CareDeskCard className="mt-12" />
    </ReceivedCard>
  )
}
