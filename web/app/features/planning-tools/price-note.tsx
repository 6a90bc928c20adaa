import { savingsProcedureOf } from '@seneb/contracts/vocabulary/savings-options'
import { Link } from 'react-router-dom'

import { plannerPathFor } from '../../publications/planner-path.js'
import { planningToolsCopy } from './planning-tools.copy.js'

const copy = planningToolsCopy.price
const link = 'inline-flex min-h-11 items-center font-medium text-brand-strong underline underline-offset-4'

interface PriceNoteProps {
  /** Slug of a procedure of the catalogue. */
  readonly procedure: string
  readonly name: string
}

/** Links to the costs of a procedure; without a known price, says so and offers the next steps. */
export function PriceNote({ name, procedure }: PriceNoteProps) {
  const priced = savingsProcedureOf(procedure)
  if (priced) {
    return (
      <p className="mt-6">
        <Link to={`/costs?procedure=${priced}`} className={link}>
          {copy.known(name)}
        </Link>
      </p>
    )
  }
  return (
    <section aria-labelledby="no-price" className="mt-6 rounded-panel border border-line bg-surface p-6 md:p-8">
      <h2 id="no-price" className="text-[1.375rem]">
        {copy.unknown(name)}
      </h2>
      <p className="measure mt-2">{copy.whatToDo}</p>
      <ul className="mt-2 flex flex-wrap gap-x-6">
        <li>
          <Link to={plannerPathFor(procedure)} rel="nofollow" className={link}>
            {copy.ask}
          </Link>
        </li>
        <li>
          <Link to={`/check-quote?procedure=${procedure}`} rel="nofollow" className={link}>
            {copy.check}
          </Link>
        </li>
      </ul>
    </section>
  )
}
