import { Clock, Languages, MessageCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useRouteLoaderData } from 'react-router-dom'

import { CareDeskHours, CareDeskLinks } from './care-desk-hours.js'
import { careDeskCopy as copy } from './care-desk.copy.js'
import { emptyCareDesk, type CareDesk } from './opening-hours.js'

const link =
  'inline-flex min-h-12 max-w-full items-center wrap-anywhere font-medium text-brand-strong underline underline-offset-4'

interface CareDeskCardProps {
  readonly className?: string
  /** False on the contact page, where the visitor can already ask. */
  readonly withConfirmation?: boolean
}

/** Shows who replies, when and in which languages, from the settings (D-77); used wherever no portrait is available. */
export function CareDeskCard({ className = '', withConfirmation = true }: CareDeskCardProps) {
  const careDesk = useCareDesk()
  return (
    <section
      aria-labelledby="care-desk"
      className={`rounded-panel border border-line bg-surface p-6 md:p-8 ${className}`}
    >
      <h2 id="care-desk" className="title-3">
        {copy.title}
      </h2>
      <p className="mt-2 text-ink-2">{copy.text}</p>
      <ul className="mt-4 grid gap-3">
        {careDesk.hours && (
          <Row sign={<Clock size={20} />} name={copy.hours}>
            <CareDeskHours hours={careDesk.hours} />
          </Row>
        )}
        {careDesk.languages.length > 0 && (
          <Row sign={<Languages size={20} />} name={copy.languages}>
            {careDesk.languages.join(', ')}
          </Row>
        )}
        {(careDesk.email || careDesk.whatsapp) && (
          <Row sign={<MessageCircle size={20} />} name={copy.writeTo}>
            <ul>
              <CareDeskLinks careDesk={careDesk} className={link} />
            </ul>
          </Row>
        )}
      </ul>
      {withConfirmation && (
        <Link to="/contact-us" className={`${link} mt-2`}>
          {copy.contact}
        </Link>
      )}
    </section>
  )
}

/** The care desk by the settings that the root has loaded. */
function useCareDesk(): CareDesk {
  const root = useRouteLoaderData<{ readonly settings: { readonly careDesk: CareDesk } }>('root')
  return root?.settings.careDesk ?? emptyCareDesk
}

interface RowProps {
  readonly sign: ReactNode
  readonly name: string
  readonly children: ReactNode
}

function Row({ sign, name, children }: RowProps) {
  return (
    <li className="flex gap-3">
      <span aria-hidden className="mt-0.5 shrink-0 text-brand">
        {sign}
      </span>
      <div className="min-w-0 wrap-anywhere">
        <p className="text-[0.9375rem] text-ink-2">{name}</p>
        <div className="text-[0.9688rem]">{children}</div>
      </div>
    </li>
  )
}

/** An address and a number for people who prefer not to fill in a form; empty when none is set (D-77). */
export function DirectContacts() {
  const careDesk = useCareDesk()
  if (!careDesk.email && !careDesk.whatsapp) return null
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4">
      <p className="text-ink-2">{copy.direct}</p>
      <ul className="flex flex-wrap gap-x-5">
        <CareDeskLinks careDesk={careDesk} className={link} />
        {careDesk.whatsapp && !careDesk.isSample && (
          <li>
            <a href={`tel:${careDesk.whatsapp.replaceAll(' ', '')}`} className={link}>
              {copy.call}
            </a>
          </li>
        )}
      </ul>
    </div>
  )
}
