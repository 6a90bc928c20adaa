import { useRouteLoaderData } from 'react-router-dom'

import { CareDeskLinks } from './care-desk-hours.js'
import { careDeskCopy as copy } from './care-desk.copy.js'
import { emptyCareDesk, type CareDesk } from './care-desk.types.js'

/** An address and a number for those who would rather not fill in a form; nothing where none is set (D-77). */
export function DirectWays() {
  const root = useRouteLoaderData<{ readonly settings: { readonly careDesk: CareDesk } }>('root')
  const desk = root?.settings.careDesk ?? emptyCareDesk
  if (!desk.email && !desk.whatsapp) return null
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4">
      <p className="text-ink-2">{copy.direct}</p>
      <ul className="flex flex-wrap gap-x-5">
        <CareDeskLinks
          desk={desk}
          className="inline-flex min-h-12 max-w-full items-center wrap-anywhere font-medium text-brand-strong underline underline-offset-4"
        />
        {desk.whatsapp && !desk.isSample && (
          <li>
            <a
              href={`tel:${desk.whatsapp.replaceAll(' ', '')}`}
              className="inline-flex min-h-12 items-center font-medium text-brand-strong underline underline-offset-4"
            >
              {copy.call}
            </a>
          </li>
        )}
      </ul>
    </div>
  )
}
