import { ownWords, roleWords } from '../../session/role-words.js'
import { useStaffSession } from '../../session/staff-session.js'

/** Who I am to the desk, and what all my roles together let me do. */
export function OwnRights() {
  const { viewer } = useStaffSession()
  if (!viewer) return null
  return (
    <section className="desk-panel">
      <div className="desk-panel-head">
        <h2>{viewer.name}</h2>
        <span className="desk-small">{viewer.roles.map(roleWords).join(', ')}</span>
      </div>
      <ul className="grid gap-2 p-4">
        {viewer.rights.map(({ permission, words }) => (
          <li key={permission}>{ownWords(words)}</li>
        ))}
      </ul>
    </section>
  )
}
