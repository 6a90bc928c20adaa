import { ages, maxLengths } from '@seneb/contracts/vocabulary/trip-options'

import { useMemo } from 'react'
import { Link } from 'react-router-dom'

import { AirportRow } from './airport-row.js'
import type { CountryChoice } from './country-choice.js'
import { CountryNote } from './country-note.js'
import { EmailRow, PhoneRow, SelectRow, TextRow } from './form-rows.js'
import { FoldedGroup, FormSection } from '../../forms/form-section.js'
import type { TripPlanValues } from './trip-plan.definition.js'
import { tripPlanCopy as copy } from './trip-plans.copy.js'

/** What the first section asks. */
export const askedFirst = [
  'fullName',
  'age',
  'nationality',
  'travelingFromCountry',
  'email',
  'phoneNumber',
  'travelingFromCity',
] as const satisfies readonly (keyof TripPlanValues)[]

/** What may be left out here; it opens where one of them holds an answer or an error. */
const inReachGroup = ['phoneNumber', 'travelingFromCity'] as const satisfies readonly (keyof TripPlanValues)[]

const ageOptions = ages.map((age) => ({ value: age, label: copy.years(age) }))

interface PersonalSectionProps {
  readonly choice: CountryChoice
  readonly refreshCountries: () => void
}

/** The planner plans for adults; whoever writes for a child is led away before the list of ages (GEN-01). */
function MinorsNote() {
  return (
    <p className="mt-1 max-sm:text-[0.9375rem] sm:mt-2">
      {copy.minors.text}{' '}
      <Link to={copy.minors.path} className="font-medium text-brand-strong underline underline-offset-4">
        {copy.minors.link}
      </Link>
      .
    </p>
  )
}

/** Who the person is and how to reach them (TRIP-02..08). */
export function PersonalSection({ choice, refreshCountries }: PersonalSectionProps) {
  const loading = choice.state === 'loading'
  const names = useMemo(() => choice.countries.map(({ name }) => name), [choice.countries])
  const countries = {
    options: names,
    disabled: loading,
    placeholder: loading ? copy.countries.loading : names.length === 0 ? copy.countries.none : undefined,
  }
  return (
    <FormSection id="personal" step={1} {...copy.personal} note={<MinorsNote />}>
      <div className="grid grid-cols-1 gap-x-5 gap-y-4 sm:grid-cols-2 sm:gap-y-6">
        <TextRow name="fullName" autoComplete="name" maxLength={maxLengths.name} className="sm:col-span-2" />
        <SelectRow name="age" options={ageOptions} />
        <SelectRow
          name="nationality"
          {...countries}
          note={<CountryNote choice={choice} refresh={refreshCountries} />}
        />
        <SelectRow name="travelingFromCountry" {...countries} autoComplete="country-name" className="sm:col-span-2" />
        <EmailRow name="email" className="sm:col-span-2" />
      </div>
      <FoldedGroup {...copy.folded.reach} names={inReachGroup}>
        <PhoneRow name="phoneNumber" autoComplete="tel" className="sm:col-span-2" />
        <AirportRow />
      </FoldedGroup>
    </FormSection>
  )
}
