import { ownText, roleLabels } from '../../session/role-labels.js'
import { useStaffSession } from '../../session/staff-session.js'

/** Shows the signed-in staff member, and the permissions that all their roles together grant. */
export function OwnRights() {
  const { viewer } = useStaffSession()
  if (!viewer) return null
  return (
    <section className="desk-panel">
      <div className="desk-panel-head">
        <h2>{viewer.name}</h2>
        <span className="desk-small">{viewer.roles.map(roleLabels).join(', ')}</span>
      </div>
      <ul className="grid gap-2 p-4">
        {viewer.rights.map(({ description, permission }) => (
          <li key={permission}>{ownText(description)}</li>
        ))}
      </ul>
    </section>
  )
}
