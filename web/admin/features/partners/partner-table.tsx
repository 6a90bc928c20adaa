import { Link } from 'react-router'

import { Day, When } from '../../ui/when.js'
import { TableHead } from '../../ui/figures-table.js'
import { lastUse, workingKeys, type Partner } from './partner.js'

/** Partners by name, with how many of their keys work; a name opens their keys. */
export function PartnerTable({ partners }: { readonly partners: readonly Partner[] }) {
  return (
    <section className="desk-panel" aria-label="List of partners">
      {partners.length === 0 && (
        <p className="desk-empty">No partner uses the API yet. Add a partner, then create their first key.</p>
      )}
      {partners.length > 0 && (
        <table className="desk-table">
          <TableHead columns={['Name', 'Live keys', 'Test keys', 'Last used', 'Since']} />
          <tbody>
            {partners.map((partner) => (
              <PartnerRow key={partner.id} partner={partner} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

function PartnerRow({ partner }: { readonly partner: Partner }) {
  const usedAt = lastUse(partner)
  return (
    <tr>
      <td data-head="">
        <Link
          to={`/partners/${partner.id}`}
          className="inline-flex min-h-8 items-center font-semibold underline decoration-line underline-offset-4"
        >
          {partner.name}
        </Link>
      </td>
      <td data-head="Live keys">{workingKeys(partner, 'LIVE')}</td>
      <td data-head="Test keys">{workingKeys(partner, 'TEST')}</td>
      <td data-head="Last used">{usedAt === undefined ? 'Never' : <When at={usedAt} />}</td>
      <td data-head="Since">
        <Day at={partner.createdAt} />
      </td>
    </tr>
  )
}
