import { toggleTheme } from '@seneb/ui/theme'
import { Command } from 'cmdk'
import { Inbox, Keyboard, Lock, LogOut, SunMoon, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'

import { titleOf, preferenceOf } from '../enquiry/enquiry-labels.js'
import { Kbd } from '../keys/kbd.js'
import { holds, useStaffSession, type Viewer } from '../session/staff-session.js'
import { DeskDialog } from '../ui/desk-dialog.js'
import { entriesFor } from './desk-entries.js'
import { paletteCopy as copy } from './palette.copy.js'
import { useFoundEnquiries } from './use-found-enquiries.js'

interface PaletteProps {
  readonly viewer: Viewer
  readonly onHelp: () => void
  readonly onClose: () => void
}

interface Entry {
  readonly key: string
  readonly label: string
  readonly note?: string
  readonly icon: LucideIcon
  readonly hint?: string
  readonly run: () => void
}

/** Finds every enquiry, page and action of the frame by a few letters. */
export function Palette({ onClose, onHelp, viewer }: PaletteProps) {
  const [typed, setTyped] = useState('')
  const maySearch = holds(viewer, 'ENQUIRY_READ')
  const { enquiries, isViewing, error } = useFoundEnquiries(typed, maySearch)
  const navigate = useNavigate()
  const commands = useCommands(viewer, onHelp).filter(({ label }) => includes(label, typed))
  const found = enquiries.map((enquiry): Entry => ({
    key: enquiry.id,
    label: titleOf(enquiry),
    icon: Inbox,
    note: [enquiry.fullName ? enquiry.reference : '', preferenceOf(enquiry)].filter(Boolean).join(' · '),
    run: () => void navigate(`/enquiries/${enquiry.id}`, { state: { reference: enquiry.reference } }),
  }))
  const isEmpty = commands.length + found.length === 0 && !isViewing
  return (
    <DeskDialog title={copy.title} onClose={onClose}>
      <Command label={copy.label} shouldFilter={false} loop>
        <Command.Input
          data-first-focus
          className="control"
          placeholder={maySearch ? copy.nameReferencePhonePage : copy.typeAPage}
          value={typed}
          onValueChange={setTyped}
        />
        <Command.List className="mt-3 grid max-h-80 overflow-y-auto">
          {[...commands, ...found].map((entry) => (
            <PaletteItem key={entry.key} entry={entry} onClose={onClose} />
          ))}
        </Command.List>
      </Command>
      <p role="status" className={isEmpty ? 'desk-empty' : 'desk-small'}>
        {error?.message ?? (isViewing ? copy.searching : isEmpty ? copy.noMatches : '')}
      </p>
    </DeskDialog>
  )
}

function includes(label: string, typed: string): boolean {
  return label.toLowerCase().includes(typed.trim().toLowerCase())
}

function PaletteItem({ entry, onClose }: Pick<PaletteProps, 'onClose'> & { readonly entry: Entry }) {
  const { hint, icon: Icon, key, label, note, run } = entry
  return (
    <Command.Item
      value={key}
      className="flex min-h-10 items-center gap-3 rounded-lg px-3 data-[selected=true]:bg-brand-soft"
      onSelect={() => {
        onClose()
        run()
      }}
    >
      <Icon aria-hidden size={18} className="flex-none" />
      <span className="me-auto min-w-0 wrap-anywhere">
        {label} {note && <span className="desk-small block">{note}</span>}
      </span>
      {hint && <Kbd>{hint}</Kbd>}
    </Command.Item>
  )
}

/** Lists the pages that this person may open, with their actions. */
function useCommands(viewer: Viewer, onHelp: () => void): readonly Entry[] {
  const navigate = useNavigate()
  const { lock, signOut } = useStaffSession()
  const pages = entriesFor(viewer).map(({ icon, key, label, to }) => ({
    key: to,
    label: copy.goTo(label),
    icon,
    hint: copy.g(key),
    run: () => void navigate(to),
  }))
  return [
    ...pages,
    { key: 'keys', label: copy.showAllKeys, icon: Keyboard, hint: '?', run: onHelp },
    { key: 'theme', label: copy.changeBetweenLight, icon: SunMoon, run: toggleTheme },
    { key: 'lock', label: copy.lockTheDesk, icon: Lock, run: () => void lock() },
    { key: 'sign-out', label: copy.signOut, icon: LogOut, run: () => void signOut() },
  ]
}
