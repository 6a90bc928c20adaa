import { ages, maxLengths } from '@seneb/contracts/vocabulary/trip-options'

import { useMemo } from 'react'
import { Link } from 'react-router-dom'

import { AirportRow } from './airport-row.js'
import type { CountryChoice } from './country-choice.js'
import { CountryNote } from './country-note.js'
import { EmailRow, PhoneRow, SelectRow, TextRow } from './form-rows.js'
import { FormSection } from '../../forms/form-section.js'
import { tripPlanCopy as copy } from './trip-plans.copy.js'

const ageOptions = ages.map((age) => ({ value: age, label: copy.years(age) }))

interface PersonalSectionProps {
  readonly choice: CountryChoice
  readonly refreshCountries: () => void
}

/** The planner plans for adults; whoever writes for a child is led away before the list of ages (GEN-01). */
function MinorsNote() {
  return (
    <p className="mt-2">
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
      <div className="grid grid-cols-1 gap-x-5 gap-y-6 sm:grid-cols-2">
        <TextRow name="fullName" autoComplete="name" maxLength={maxLengths.name} className="sm:col-span-2" />
        <SelectRow name="age" options={ageOptions} />
        <SelectRow
          name="nationality"
          {...countries}
          note={<CountryNote choice={choice} refresh={refreshCountries} />}
        />
        <SelectRow name="travelingFromCountry" {...countries} autoComplete="country-name" />
        <EmailRow name="email" className="sm:col-span-2" />
        <AirportRow />
        <PhoneRow name="phoneNumber" autoComplete="tel" className="sm:col-span-2" />
      </div>
    </FormSection>
  )
}
