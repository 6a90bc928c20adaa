import { NavLink } from 'react-router'

import { SenebMark } from '../../app/art/seneb-mark.js'
import type { Viewer } from '../session/staff-session.js'
import { entriesFor } from './desk-entries.js'

/** The pages this person may open; on phones a bar at the foot. */
export function Rail({ viewer }: { readonly viewer: Viewer }) {
  const entries = entriesFor(viewer)
  return (
    <nav aria-label="Desk" className="desk-rail">
      <div className="desk-rail-name">
        <SenebMark className="size-7" />
        <span>Seneb</span>
      </div>
      {entries.map(({ icon: Icon, label, to }) => (
        <NavLink key={to} to={to} end={to === '/'} className="desk-rail-link">
          <Icon aria-hidden size={20} />
          {label}
        </NavLink>
      ))}
    </nav>
  )
}
