import { consultationTerms } from '@seneb/contracts/vocabulary/consent-texts'
import { contactMethodNames, contactMethods, slotNames, timeSlots } from '@seneb/contracts/vocabulary/contact-options'
import { treatmentTypeNames } from '@seneb/contracts/vocabulary/treatments'
import { furthestTravelDays, maxLengths } from '@seneb/contracts/vocabulary/trip-options'

import type { FormLanguage } from '../../ui/form-language.js'
import { formRows } from '../../ui/form-rows.js'
import { FormGroup } from '../../ui/form-section.js'
import { useHydrated } from '../../hydration/use-hydrated.js'
import type { ConsultationFieldName, ConsultationValues } from './consultation-values.js'
import { consultationCopy as copy } from './consultations.copy.js'
import { slotDay, slotTimes } from './slot-times.js'

const { DateRow, RadioRow, SelectRow, TextAreaRow, TextRow, TickRow, useAnswer } = formRows<ConsultationValues>()

/** What the rows know of the form (CONT-02, CONT-04). */
export const consultationLanguage: FormLanguage = {
  fields: copy.fields,
  required: new Set<ConsultationFieldName>(['fullName', 'email', 'phoneNumber', 'treatmentType', 'termsAccepted']),
  requiredByBrowser: true,
  optional: copy.optional,
  select: copy.select,
  date: copy.date,
}

const methods = contactMethods.map((value) => ({ value, label: contactMethodNames[value] }))

/** Who asks and how to reach them (CONT-02, CONT-07, CONT-09). */
export function PersonGroup() {
  return (
    <FormGroup title={copy.groups.person}>
      <TextRow name="fullName" autoComplete="name" maxLength={maxLengths.name} className="sm:col-span-2" />
      <TextRow name="email" type="email" inputMode="email" autoComplete="email" maxLength={maxLengths.email} />
      <TextRow
        name="phoneNumber"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={maxLengths.phone}
        dir="ltr"
      />
      <SelectRow name="communicationMethod" options={methods} className="sm:col-span-2" />
    </FormGroup>
  )
}

/** What it is about (CONT-03, CONT-07). */
export function WishGroup() {
  return (
    <FormGroup title={copy.groups.wish}>
      <SelectRow name="treatmentType" options={treatmentTypeNames} className="sm:col-span-2" />
      <TextAreaRow name="message" maxLength={maxLengths.text} className="sm:col-span-2" />
    </FormGroup>
  )
}

/** The day from a calendar and the slot, in the visitor's time and in Cairo's (CONT-04, CONT-10, D-62). */
export function TimeGroup({ today }: { readonly today: string }) {
  const hydrated = useHydrated()
  const day = slotDay(useAnswer('preferredContactDate').value, today)
  const zone = hydrated ? Intl.DateTimeFormat().resolvedOptions().timeZone : undefined
  const slots = timeSlots.map((slot) => ({ value: slot, label: slotNames[slot], note: slotTimes(slot, day, zone) }))
  return (
    <FormGroup title={copy.groups.time}>
      <DateRow name="preferredContactDate" furthestDays={furthestTravelDays} className="sm:col-span-2" />
      <div className="sm:col-span-2">
        <RadioRow name="preferredTime" options={[{ value: '', label: copy.anyTime }, ...slots]} />
      </div>
    </FormGroup>
  )
}

/** The tick without which nothing is sent (CONT-04, CONT-11). */
export function TermsTick() {
  return (
    <div className="border-t border-line pt-5">
      <TickRow name="termsAccepted" text={consultationTerms.text} />
      <a
        href="/terms-of-service"
        target="_blank"
        className="ms-10 inline-flex min-h-12 items-center font-medium text-brand-strong underline underline-offset-4"
      >
        {copy.readTerms}
      </a>
    </div>
  )
}
