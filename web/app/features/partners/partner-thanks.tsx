import { Handshake } from 'lucide-react'

import { partnersCopy } from './partners.copy.js'

interface PartnerThanksProps {
  /** Hosts of partner sites; an entry that begins with a dot matches all hosts with that ending (D-69). */
  readonly hosts: readonly string[]
  readonly text: string
}

/** Welcomes visitors from a partner's site, at the end of the content; early/partner-thanks.ts shows it (REF-52). */
export function PartnerThanks({ hosts, text }: PartnerThanksProps) {
  if (hosts.length === 0 || text === '') return null
  return (
    <aside aria-label={partnersCopy.label} data-partner-thanks={hosts.join(' ')} className="partner-thanks bg-warm">
      <p className="wrap flex items-center gap-4 py-6 font-medium">
        <Handshake aria-hidden size={26} className="shrink-0 text-brand" />
        {text}
      </p>
    </aside>
  )
}
