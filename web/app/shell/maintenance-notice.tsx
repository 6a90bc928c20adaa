import { Construction } from 'lucide-react'

import { shellCopy } from './shell.copy.js'

/** The team's notice above every page, below the header; not shown when empty. */
export function MaintenanceNotice({ text }: { readonly text: string }) {
  if (text === '') return null
  return (
    <aside aria-label={shellCopy.maintenance} className="maintenance-notice on-deep bg-nile-950 text-sand-100">
      <div className="wrap flex items-start gap-3 py-3 text-[0.9375rem] leading-snug">
        <Construction aria-hidden size={20} className="mt-0.5 shrink-0 text-gold-300" />
        <p className="min-w-0 whitespace-pre-line wrap-anywhere">{text}</p>
      </div>
    </aside>
  )
}
