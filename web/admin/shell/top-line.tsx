import { toggleTheme } from '@seneb/ui/theme'
import { Lock, LogOut, Moon, Search, Sun } from 'lucide-react'

import { LiveDot } from '../live/live-dot.js'
import { roleLabels } from '../session/role-labels.js'
import { useStaffSession, type Viewer } from '../session/staff-session.js'
import { Avatar } from '../ui/avatar.js'
import { shellCopy } from './shell.copy.js'

const copy = shellCopy.topLine

interface TopLineProps {
  readonly viewer: Viewer
  readonly onSearch: () => void
}

/** Search, who I am, and the two ways out, always seen (ASVS 7.4.4). */
export function TopLine({ viewer, onSearch }: TopLineProps) {
  const { lock, signOut } = useStaffSession()
  return (
    <header className="desk-top">
      <button type="button" className="desk-search me-auto" onClick={onSearch}>
        <Search aria-hidden size={18} />
        <span className="me-auto">{copy.searchOrGoTo}</span>
        <kbd aria-hidden className="desk-kbd">
          /
        </kbd>
        <kbd aria-hidden className="desk-kbd">
          Ctrl K
        </kbd>
      </button>
      <LiveDot />
      <Me viewer={viewer} />
      <button type="button" className="desk-icon-button" onClick={() => toggleTheme()} title={copy.lightOrDark}>
        <span className="theme-face-light">
          <Moon aria-label={copy.changeToDark} size={18} />
        </span>
        <span className="theme-face-dark">
          <Sun aria-label={copy.changeToLight} size={18} />
        </span>
      </button>
      <button type="button" className="desk-icon-button" title={copy.lock} onClick={() => void lock()}>
        <Lock aria-label={copy.lock} size={18} />
      </button>
      <button type="button" className="desk-icon-button" title={copy.signOut} onClick={() => void signOut()}>
        <LogOut aria-label={copy.signOut} size={18} />
      </button>
    </header>
  )
}

function Me({ viewer }: { readonly viewer: Viewer }) {
  return (
    <span className="hidden items-center gap-2 pe-2 sm:flex">
      <Avatar name={viewer.name} />
      <span className="leading-4">
        <span className="block font-semibold">{viewer.name}</span>
        <span className="desk-small block">{viewer.title || viewer.roles.map(roleLabels).join(', ')}</span>
      </span>
    </span>
  )
}
