import { Link } from 'react-router'

import { TableHead } from '../../ui/figures-table.js'
import { Day } from '../../ui/when.js'
import { AmbassadorChip } from './code-chip.js'
import type { AmbassadorEntry } from './referral-code.js'
import { referralCodesCopy } from './referral-codes.copy.js'

const copy = referralCodesCopy.ambassadorList

/** Ambassadors with their state, public name and number of codes; a name opens their page. */
export function AmbassadorTable({ ambassadors }: { readonly ambassadors: readonly AmbassadorEntry[] }) {
  const [person, state, publicName, codes, since] = copy.columns
  return (
    <table className="desk-table">
      <TableHead columns={copy.columns} numbers={[codes]} />
      <tbody>
        {ambassadors.map((one) => (
          <tr key={one.id}>
            <td data-head={person}>
              <Link
                to={`/ambassadors/all/${one.id}`}
                className="inline-flex min-h-8 items-center font-semibold underline decoration-line underline-offset-4"
              >
                {one.personal?.name ?? copy.hiddenName}
              </Link>
            </td>
            <td data-head={state}>
              <AmbassadorChip state={one.state} />
            </td>
            <td data-head={publicName}>{one.personal && (one.personal.publicName ?? copy.partner)}</td>
            <td data-head={codes} className="desk-number">
              {one.codeCount}
            </td>
            <td data-head={since}>
              <Day at={one.createdAt} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
