import SenebMark from '@seneb/ui/art/seneb-mark.svg?react'
import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { NavLink, useLocation } from 'react-router'

import type { Viewer } from '../session/staff-session.js'
import { entriesFor, type DeskEntry } from './desk-entries.js'
import { shellCopy } from './shell.copy.js'

const copy = shellCopy.rail

/** Maximum number of links in the bar on phones; when there are more, the last place opens the remaining ones. */
const phoneEntries = 5

/** Links to the pages that this person may open; on phones a bar at the bottom. */
export function Rail({ viewer }: { readonly viewer: Viewer }) {
  const entries = entriesFor(viewer)
  const { pathname } = useLocation()
  const [unfoldedAt, setUnfoldedAt] = useState<string>()
  const isUnfolded = unfoldedAt === pathname
  const folded = entries.length > phoneEntries ? entries.slice(phoneEntries - 1) : []
  return (
    <nav aria-label={copy.label} className="desk-rail" data-unfolded={isUnfolded || undefined}>
      <div className="desk-rail-name">
        <SenebMark className="size-7" />
        <span>{copy.seneb}</span>
      </div>
      {entries.map((entry) => (
        <RailLink key={entry.to} entry={entry} isFolded={folded.includes(entry)} />
      ))}
      {folded.length > 0 && (
        <button
          type="button"
          className="desk-rail-link desk-rail-more"
          aria-expanded={isUnfolded}
          data-current={(!isUnfolded && folded.some(({ to }) => pathname.startsWith(to))) || undefined}
          onClick={() => setUnfoldedAt(isUnfolded ? undefined : pathname)}
        >
          <Ellipsis aria-hidden size={20} />
          {isUnfolded ? copy.less : copy.more}
        </button>
      )}
    </nav>
  )
}

interface RailLinkProps {
  readonly entry: DeskEntry
  readonly isFolded: boolean
}

function RailLink({ entry: { icon: Icon, label, to }, isFolded }: RailLinkProps) {
  return (
    <NavLink to={to} end={to === '/'} className={`desk-rail-link ${isFolded ? 'desk-rail-folded' : ''}`}>
      <Icon aria-hidden size={20} />
      {label}
    </NavLink>
  )
}
