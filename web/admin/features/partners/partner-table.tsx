import { Link } from 'react-router'

import { Day, When } from '../../ui/when.js'
import { TableHead } from '../../ui/figures-table.js'
import { lastUse, workingKeys, type Partner } from './partner.js'
import { PartnerChip } from './partner-chip.js'
import { partnersCopy } from './partners.copy.js'

const copy = partnersCopy.partnerTable

/** Partners by name, with how many of their keys work; a name opens their keys. */
export function PartnerTable({ partners }: { readonly partners: readonly Partner[] }) {
  return (
    <section className="desk-panel" aria-label={copy.label}>
      {partners.length === 0 && <p className="desk-empty">{copy.text}</p>}
      {partners.length > 0 && (
        <table className="desk-table">
          <TableHead columns={copy.columns} />
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
          <bdi>{partner.name}</bdi>
        </Link>{' '}
        {partner.state === 'DISABLED' && <PartnerChip partner={partner} />}
      </td>
      <td data-head={copy.liveKeys}>{workingKeys(partner, 'LIVE')}</td>
      <td data-head={copy.testKeys}>{workingKeys(partner, 'TEST')}</td>
      <td data-head={copy.lastUsed}>{usedAt === undefined ? copy.never : <When at={usedAt} />}</td>
      <td data-head={copy.since}>
        <Day at={partner.createdAt} />
      </td>
    </tr>
  )
}
