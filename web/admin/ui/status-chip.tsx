import { CircleAlert, CircleCheck, Clock, Info } from 'lucide-react'
import type { ReactNode } from 'react'

const icons = { good: CircleCheck, warn: Clock, bad: CircleAlert, info: Info, bare: CircleCheck }

/** State in a word, with an icon and a color; the ordinary state has neither, so that others stand out. */
export function StatusChip({ tone, children }: { readonly tone: keyof typeof icons; readonly children: ReactNode }) {
  const Icon = icons[tone]
  return (
    <span className={`desk-chip desk-chip-${tone}`}>
      <Icon aria-hidden size={14} />
      {children}
    </span>
  )
}
