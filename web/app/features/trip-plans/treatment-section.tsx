import { procedureNamesOf, treatmentTypeNames } from '@seneb/contracts/vocabulary/treatments'
import {
  accommodationTypes,
  additionalServices,
  companionAnswers,
  furthestTravelDays,
  hotelPreferences,
} from '@seneb/contracts/vocabulary/trip-options'

import { Checkbox } from '../../ui/checkbox.js'
import { FieldError, fieldId } from '../../ui/field.js'
import { DateRow, PhoneRow, RadioRow, SelectRow, TextAreaRow, TextRow, useAnswer } from './form-rows.js'
import { FormGroup, FormSection } from '../../forms/form-section.js'
import { tripPlanCopy as copy } from './trip-plans.copy.js'

/** What is needed, when, and how to stay (TRIP-09..25). */
export function TreatmentSection() {
  return (
    <FormSection id="treatment" step={2} {...copy.treatment}>
      <TreatmentGroup />
      <FormGroup title={copy.groups.travel}>
        <DateRow name="estimatedTreatmentDate" furthestDays={furthestTravelDays} />
        <DateRow name="preferredTravelDates" furthestDays={furthestTravelDays} />
        <TextRow name="tripDuration" className="sm:col-span-2" />
      </FormGroup>
      <StayGroup />
      <CompanionGroup />
      <ServicesGroup />
      <FormGroup title={copy.groups.payment}>
        <TextRow name="totalBudget" inputMode="decimal" />
        <TextRow name="paymentMethod" />
        <TextAreaRow name="insuranceCoverage" className="sm:col-span-2" />
      </FormGroup>
      <FormGroup title={copy.groups.safety}>
        <TextRow name="emergencyContactName" className="sm:col-span-2" />
        <PhoneRow name="emergencyContactPhone" className="sm:col-span-2" />
      </FormGroup>
    </FormSection>
  )
}

function TreatmentGroup() {
  const treatmentType = useAnswer('treatmentType').value
  return (
    <FormGroup title={copy.groups.treatment}>
      <SelectRow name="treatmentType" options={treatmentTypeNames} />
      <SelectRow name="medicalProcedure" options={procedureNamesOf(treatmentType)} />
      <TextRow name="estimatedTreatmentCost" inputMode="decimal" className="sm:col-span-2" />
    </FormGroup>
  )
}

function StayGroup() {
  const accommodation = useAnswer('accommodationType').value
  return (
    <FormGroup title={copy.groups.stay}>
      <SelectRow name="accommodationType" options={accommodationTypes} />
      <TextRow name="numberOfNights" inputMode="numeric" disabled={accommodation === 'Not required'} />
      {accommodation === 'Hotel' && <SelectRow name="hotelPreference" options={hotelPreferences} />}
      {accommodation === 'Other' && <TextRow name="otherAccommodationType" className="sm:col-span-2" />}
    </FormGroup>
  )
}

function CompanionGroup() {
  const companion = useAnswer('isCompanionTraveling').value === 'Yes'
  return (
    <FormGroup title={copy.groups.companion}>
      <div className="sm:col-span-2">
        <RadioRow name="isCompanionTraveling" options={companionAnswers} />
      </div>
      {companion && (
        <>
          <TextRow name="companionName" className="sm:col-span-2" />
          <TextAreaRow name="companionTravelNeeds" className="sm:col-span-2" />
        </>
      )}
    </FormGroup>
  )
}

function ServicesGroup() {
  const { value, error, setValue } = useAnswer('additionalServices')
  const id = fieldId('additionalServices')
  return (
    <FormGroup title={`${copy.groups.services} (${copy.optional})`}>
      <div className="field -my-2 grid sm:col-span-2 sm:grid-cols-2">
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
        {additionalServices.map((service, index) => (
          <Checkbox
            key={service}
            id={index === 0 ? id : undefined}
            name="additionalServices"
            value={service}
            label={service}
            checked={value.includes(service)}
            onChange={(event) =>
              setValue(event.target.checked ? [...value, service] : value.filter((chosen) => chosen !== service))
            }
          />
        ))}
      </div>
    </FormGroup>
  )
}
