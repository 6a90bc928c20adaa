import { sectionNamed, type Fact } from '../../publications/fact-band.js'
import type { Procedure, TextBody, TreatmentPackage } from '../../publications/publication.types.js'
import { dayOf, dollars } from '../../ui/figures.js'
import { specialtiesCopy as copy } from './specialties.copy.js'

interface SpecialtyPlace {
  readonly procedures: readonly Procedure[]
  readonly packages: readonly TreatmentPackage[]
  readonly page: Pick<TextBody, 'sections'>
  readonly quoteTo: string
}

/** What holds for the whole field: how many procedures, from when to when, where prices begin, who should wait (SPEC-02). */
export function specialtyFacts({ procedures, packages, page, quoteTo }: SpecialtyPlace): readonly Fact[] {
  const cautious = sectionNamed(page, /who should|should wait/i)
  const [cheapest] = [...packages].sort((a, b) => a.fromUsd - b.fromUsd)
  return [
    {
      name: copy.procedures,
      value: copy.listed(procedures.length),
      more: { label: copy.seeProcedures, to: '#procedures' },
    },
    ...(procedures.length > 0 ? [{ name: copy.stay, value: nightsOf(procedures), note: copy.byProcedure }] : []),
    cheapest
      ? {
          name: copy.price,
          value: copy.packageFrom(dollars(cheapest.fromUsd)),
          note: copy.checked(dayOf(cheapest.asOf)),
          more: { label: copy.seePackages, to: '#packages' },
        }
      : { name: copy.price, value: copy.noPrice, more: { label: copy.askPrice, to: quoteTo } },
    {
      name: copy.caution,
      value: copy.cautionText,
      more: cautious === undefined ? undefined : { label: copy.whoShouldWait, to: cautious },
    },
  ]
}

function nightsOf(procedures: readonly Procedure[]): string {
  const fewest = Math.min(...procedures.map(({ minNights }) => minNights))
  const most = Math.max(...procedures.map(({ maxNights }) => maxNights))
  return copy.nightsInAll(fewest, most)
}
