import { Button } from '@seneb/ui/button'
import { Handshake } from 'lucide-react'

import { clearReferral } from '../../early/referral-session.js'
import { attributionCopy as copy } from './attribution.copy.js'
import { useReferral } from './use-referral.js'

/** Shows on a form that the referral is sent with it, and lets the person remove it (D-14, REF-12). */
export function AttributionNote() {
  const { referralId } = useReferral()
  if (referralId === undefined) return null
  return (
    <div className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-surface px-5 py-3">
      <Handshake aria-hidden size={22} className="shrink-0 text-brand" />
      <p className="min-w-0 flex-1 basis-60">
        <span className="block font-semibold">{copy.text}</span>
        <span className="block text-[0.9375rem] text-ink-2">{copy.hint}</span>
      </p>
      <Button variant="outline" onClick={clearReferral}>
        {copy.remove}
        <span className="sr-only"> {copy.text}</span>
      </Button>
    </div>
  )
}
