import { savingsProcedures } from '@seneb/contracts/vocabulary/savings-options'
import { Link } from 'react-router-dom'

import { planningToolsCopy } from './planning-tools.copy.js'

const copy = planningToolsCopy.others

/** Which procedures the price table knows, and what to do for any other one. */
export function OtherProcedures() {
  return (
    <section aria-labelledby="other-procedures" className="mt-6 rounded-card bg-warm p-5 md:p-6">
      <h2 id="other-procedures" className="title-3">
        {copy.title}
      </h2>
      <p className="mt-2 text-[0.9688rem]">{copy.text(savingsProcedures.map(({ name }) => name))}</p>
      <ul className="mt-1">
        {copy.ways.map(({ label, to }) => (
          <li key={to}>
            <Link
              to={to}
              className="inline-flex min-h-11 items-center font-medium text-brand-strong underline underline-offset-4"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
