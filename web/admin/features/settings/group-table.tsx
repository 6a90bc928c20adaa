import { Link } from 'react-router'

import { TableHead } from '../../ui/figures-table.js'
import { StatusChip } from '../../ui/status-chip.js'
import { When } from '../../ui/when.js'
import { lastChangeOf, pathOfGroup, type SettingGroup } from './setting-group.js'
import { settingsCopy } from './settings.copy.js'

const copy = settingsCopy.groupTable

/** The groups of settings; those that still contain samples are marked. */
export function GroupTable({ groups }: { readonly groups: readonly SettingGroup[] }) {
  return (
    <section className="desk-panel" aria-label={copy.label}>
      <table className="desk-table">
        <TableHead columns={copy.columns} />
        <tbody>
          {groups.map((group) => (
            <GroupRow key={group.key} group={group} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function GroupRow({ group }: { readonly group: SettingGroup }) {
  const samples = group.settings.filter(({ isSample }) => isSample).length
  const last = lastChangeOf(group)
  return (
    <tr>
      <th scope="row" data-head={copy.group}>
        <Link
          to={pathOfGroup(group.key)}
          className="font-semibold underline decoration-line underline-offset-4 hover:decoration-current"
        >
          {group.name}
        </Link>
        <span className="desk-small block font-normal">{group.description}</span>
      </th>
      <td data-head={copy.notSet}>{samples > 0 && <StatusChip tone="warn">{copy.samples(samples)}</StatusChip>}</td>
      <td data-head={copy.lastChange}>{last?.changedAt ? <When at={last.changedAt} /> : copy.builtIn}</td>
      <td data-head={copy.by}>{last?.changedBy?.name ?? ''}</td>
    </tr>
  )
}
