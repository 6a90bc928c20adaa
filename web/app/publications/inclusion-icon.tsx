import {
  Apple,
  BedDouble,
  Check,
  ClipboardCheck,
  Dumbbell,
  FileText,
  Languages,
  PhoneCall,
  PlaneLanding,
  Stethoscope,
  Users,
  type LucideIcon,
} from 'lucide-react'

const icons: Readonly<Record<string, LucideIcon>> = {
  treatment: Stethoscope,
  accommodation: BedDouble,
  'airport-pickup': PlaneLanding,
  interpreter: Languages,
  concierge: PhoneCall,
  records: FileText,
  'check-ups': ClipboardCheck,
  rehabilitation: Dumbbell,
  nutrition: Apple,
  companion: Users,
}

/** The sign of one part of a package; a tick for what an editor added later. */
export function InclusionIcon({ of }: { readonly of: string }) {
  const Icon = icons[of] ?? Check
  return (
    <span aria-hidden className="grid size-11 shrink-0 place-items-center rounded-full bg-surface text-brand">
      <Icon size={22} strokeWidth={1.8} />
    </span>
  )
}
