import { Link } from 'react-router'

import { holds, useStaffSession } from '../../session/staff-session.js'
import { TableHead } from '../../ui/figures-table.js'
import { When } from '../../ui/when.js'
import { CodeChip } from './code-chip.js'
import { codePath, hasForeignLetters, type Code } from './referral-code.js'
import { referralCodesCopy } from './referral-codes.copy.js'

const copy = referralCodesCopy.list
const linkClass = 'inline-flex min-h-8 items-center font-semibold underline decoration-line underline-offset-4'

interface CodeTableProps {
  readonly codes: readonly Code[]
  /** Whether all codes belong to one ambassador, whose name is then omitted. */
  readonly isOfAmbassador?: boolean
}

/** Codes with their ambassadors; a code opens its page, a name that of the ambassador. */
export function CodeTable({ codes, isOfAmbassador = false }: CodeTableProps) {
  const [code, state, owner, purpose, change] = copy.columns
  return (
    <table className="desk-table">
      <TableHead columns={isOfAmbassador ? [code, state, purpose, change] : copy.columns} />
      <tbody>
        {codes.map((one) => (
          <tr key={one.id}>
            <td data-head={code}>
              <span>
                <Link to={codePath(one.id)} className={linkClass}>
                  <bdi>{one.id}</bdi>
                </Link>
                {hasForeignLetters(one.id) && <span className="desk-small block">{copy.foreignLetters}</span>}
              </span>
            </td>
            <td data-head={state}>
              <span className="flex flex-wrap items-center gap-2">
                <CodeChip state={one.state} />
                {one.mergedInto && <span className="desk-small">{copy.mergedInto(one.mergedInto)}</span>}
              </span>
            </td>
            {!isOfAmbassador && <td data-head={owner}>{one.owner && <OwnerName owner={one.owner} />}</td>}
            <td data-head={purpose}>{one.label}</td>
            <td data-head={change}>
              <When at={one.changedAt} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Name of an ambassador, with a link for those who may open their page. */
export function OwnerName({ owner }: { readonly owner: NonNullable<Code['owner']> }) {
  const { viewer } = useStaffSession()
  const name = owner.name ?? copy.hiddenName
  if (!viewer || !holds(viewer, 'AMBASSADOR_READ')) return name
  return (
    <Link to={`/ambassadors/all/${owner.id}`} className={linkClass}>
      {name}
    </Link>
  )
}
