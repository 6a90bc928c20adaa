import { NoteBar } from '../../ui/note-bar.js'
import { PartnerActions } from './partner-actions.js'
import { PartnerChip } from './partner-chip.js'
import type { Partner } from './partner.js'
import { partnersCopy } from './partners.copy.js'

const copy = partnersCopy.partnerFacts

interface PartnerFactsProps {
  readonly partner: Partner
  readonly onChanged: () => Promise<void>
}

/** State and limits of a partner, and the buttons that change them. */
export function PartnerFacts({ partner, onChanged }: PartnerFactsProps) {
  const { disabledReason, limits } = partner
  return (
    <section className="desk-panel grid gap-4 p-4" aria-label={copy.label}>
      {disabledReason && <NoteBar>{copy.disabledNote}</NoteBar>}
      <dl className="desk-facts">
        <dt>{copy.state}</dt>
        <dd>
          <PartnerChip partner={partner} />
        </dd>
        {disabledReason && (
          <>
            <dt>{copy.reason}</dt>
            <dd className="whitespace-pre-line">{disabledReason}</dd>
          </>
        )}
        <dt>{copy.minute}</dt>
        <dd>{limits.pointsPerMinute?.toLocaleString('en-US') ?? copy.asForAll}</dd>
        <dt>{copy.day}</dt>
        <dd>{limits.pointsPerDay?.toLocaleString('en-US') ?? copy.noLimit}</dd>
      </dl>
      <PartnerActions partner={partner} onChanged={onChanged} />
    </section>
  )
}
