import { Command } from 'cmdk'
import { Lock, LogOut, SunMoon } from 'lucide-react'
import { useNavigate } from 'react-router'

import { toggleTheme } from '../../app/early/theme.js'
import { useStaffSession, type Viewer } from '../session/staff-session.js'
import { DeskDialog } from '../ui/desk-dialog.js'
import { entriesFor } from './desk-entries.js'

interface PaletteProps {
  readonly viewer: Viewer
  readonly onClose: () => void
}

/** Every page and act of the frame by a few letters. */
export function Palette({ viewer, onClose }: PaletteProps) {
  const navigate = useNavigate()
  const { lock, signOut } = useStaffSession()
  const pages = entriesFor(viewer).map(({ to, label, icon, key }) => ({
    label: `Go to ${label}`,
    icon,
    hint: `g ${key}`,
    run: () => void navigate(to),
  }))
  const acts = [
    { label: 'Change between light and dark', icon: SunMoon, hint: '', run: toggleTheme },
    { label: 'Lock the desk', icon: Lock, hint: '', run: () => void lock() },
    { label: 'Sign out', icon: LogOut, hint: '', run: () => void signOut() },
  ]
  return (
    <DeskDialog title="What do you want to do?" onClose={onClose}>
      <Command label="Pages and actions" loop>
        <Command.Input autoFocus className="desk-input" placeholder="Type a page or an action" />
        <Command.List className="mt-3 grid max-h-80 overflow-y-auto">
          <Command.Empty className="desk-empty">Nothing has that name.</Command.Empty>
          {[...pages, ...acts].map(({ hint, icon: Icon, label, run }) => (
            <Command.Item
              key={label}
              className="flex min-h-10 items-center gap-3 rounded-lg px-3 data-[selected=true]:bg-brand-soft"
              onSelect={() => {
                onClose()
                run()
              }}
            >
              <Icon aria-hidden size={18} />
              <span className="me-auto">{label}</span>
              {hint && <kbd className="desk-kbd">{hint}</kbd>}
            </Command.Item>
          ))}
        </Command.List>
      </Command>
    </DeskDialog>
  )
}
