import {
  accommodationTypes,
  additionalServices,
  companionChoices,
  furthestTravelDays,
  hotelPreferences,
} from '@seneb/contracts/vocabulary/trip-options'
import { Checkbox } from '@seneb/ui/checkbox'
import { FieldError, fieldId } from '@seneb/ui/field'

import {
  AmountRow,
  DateRow,
  PhoneRow,
  RadioRow,
  SelectRow,
  TextAreaRow,
  TextRow,
  useFieldValue,
  useTreatments,
} from './form-rows.js'
import { FoldedGroup, FormGroup, FormSection } from '../../forms/form-section.js'
import { procedureNamesOf } from './offered-treatments.js'
import type { TripPlanValues } from './trip-plan.definition.js'
import { tripPlanCopy as copy } from './trip-plans.copy.js'

/** Optional fields of each group; a group opens when one of them has a value or an error. */
const inGroup = {
  travel: ['estimatedTreatmentDate', 'preferredTravelDates', 'tripDuration'],
  services: ['additionalServices'],
  payment: ['estimatedTreatmentCost', 'totalBudget', 'paymentMethod', 'insuranceCoverage'],
  safety: ['emergencyContactName', 'emergencyContactPhone'],
} as const satisfies Record<string, readonly (keyof TripPlanValues)[]>

/** Treatment and accommodation first, then the optional fields (TRIP-09..25). */
export function TreatmentSection() {
  return (
    <FormSection id="treatment" step={2} {...copy.treatment}>
      <TreatmentGroup />
      <StayGroup />
      <CompanionGroup />
      <div className="grid grid-cols-1 sm:gap-y-2">
        <DatesGroup />
        <ServicesGroup />
        <PaymentGroup />
        <SafetyGroup />
      </div>
    </FormSection>
  )
}

function TreatmentGroup() {
  const treatmentType = useFieldValue('treatmentType').value
  const treatments = useTreatments()
  return (
    <FormGroup title={copy.groups.treatment}>
      <SelectRow name="treatmentType" options={treatments.types.map(({ name }) => name)} />
      <SelectRow name="medicalProcedure" options={procedureNamesOf(treatments, treatmentType)} />
    </FormGroup>
  )
}

function DatesGroup() {
  return (
    <FoldedGroup {...copy.folded.travel} names={inGroup.travel}>
      <DateRow name="estimatedTreatmentDate" furthestDays={furthestTravelDays} />
      <DateRow name="preferredTravelDates" furthestDays={furthestTravelDays} />
      <DatesNote />
      <TextRow name="tripDuration" className="sm:col-span-2" />
    </FoldedGroup>
  )
}

/** Asks for confirmation when the journey begins after the treatment date; the person may have a reason. */
function DatesNote() {
  const treatment = useFieldValue('estimatedTreatmentDate').value
  const travel = useFieldValue('preferredTravelDates').value
  return (
    <p role="status" className="rounded-field bg-tint px-4 py-3 empty:hidden sm:col-span-2">
      {treatment !== '' && travel !== '' && treatment < travel && copy.datesNote}
    </p>
  )
}

function PaymentGroup() {
  return (
    <FoldedGroup {...copy.folded.payment} names={inGroup.payment}>
      <AmountRow name="estimatedTreatmentCost" />
      <AmountRow name="totalBudget" />
      <TextRow name="paymentMethod" className="sm:col-span-2" />
      <TextAreaRow name="insuranceCoverage" className="sm:col-span-2" />
    </FoldedGroup>
  )
}

function SafetyGroup() {
  return (
    <FoldedGroup {...copy.folded.safety} names={inGroup.safety}>
      <TextRow name="emergencyContactName" className="sm:col-span-2" />
      <PhoneRow name="emergencyContactPhone" className="sm:col-span-2" />
    </FoldedGroup>
  )
}

function StayGroup() {
  const accommodation = useFieldValue('accommodationType').value
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
  const companion = useFieldValue('isCompanionTraveling').value === 'Yes'
  return (
    <FormGroup title={copy.groups.companion}>
      <div className="sm:col-span-2">
        <RadioRow name="isCompanionTraveling" options={companionChoices} />
        <CompanionNote />
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

/** Notes beside the question that the chosen treatment requires a companion; every answer is accepted. */
function CompanionNote() {
  const procedure = useFieldValue('medicalProcedure').value
  const { withCompanion } = useTreatments()
  return (
    <p role="status" className="mt-3 rounded-field bg-tint px-4 py-3 empty:hidden">
      {withCompanion.includes(procedure) && copy.companionNote}
    </p>
  )
}

function ServicesGroup() {
  const { value, error, setValue } = useFieldValue('additionalServices')
  const id = fieldId('additionalServices')
  return (
    <FoldedGroup {...copy.folded.services} names={inGroup.services}>
      <div className="field -my-2 grid grid-cols-1 sm:col-span-2 sm:grid-cols-2">
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
    </FoldedGroup>
  )
}
