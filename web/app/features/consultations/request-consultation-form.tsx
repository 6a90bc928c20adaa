import { consultationTerms, healthDataConsent } from '@seneb/contracts/vocabulary/consent-texts'
import { contactMethodNames, contactMethods, timeSlots } from '@seneb/contracts/vocabulary/contact-options'
import { furthestTravelDays, maxLengths } from '@seneb/contracts/vocabulary/trip-options'
import { storedNames } from '@seneb/contracts/vocabulary/browser-storage'
import type { LegalVersionsShown } from '@seneb/contracts/vocabulary/legal-versions'

import { DraftLine } from '../../forms/draft-line.js'
import { formDraft } from '../../forms/form-draft.js'
import { FormFrame } from '../../forms/form-frame.js'
import { FormGroup, SubmitButton } from '../../forms/form-section.js'
import type { FormResult } from '../../forms/form-request.js'
import { formRows } from '../../forms/form-rows.js'
import { ownTimeZone } from '../../forms/form-definition.js'
import { useReceipt, type Receipt } from '../../forms/receipt.js'
import { ReceivedNote } from '../../forms/received-note.js'
import { useHydrated } from '../../hydration/use-hydrated.js'
import { showToast } from '../../ui/toast.js'
import { consultationDefinition, type ConsultationValues } from './consultation.definition.js'
import { consultationCopy as copy } from './consultations.copy.js'
import { slotDay, slotText } from './slot-times.js'
import { useSentNote } from './use-sent-note.js'

interface RequestConsultationFormProps {
  /** Day used in calculations until one is chosen, `2027-01-05`. */
  readonly today: string
  /** Treatments to choose from, as loaded with the page. */
  readonly treatments: readonly string[]
  /** Time at which the server rendered the page, in ms. */
  readonly shownAt: number
  readonly legalVersions: LegalVersionsShown | undefined
  /** Initial values of the form: empty, a chosen treatment, or the values sent without a script. */
  readonly initialValues: ConsultationValues
  readonly result: FormResult<ConsultationValues> | undefined
}

const draft = formDraft<ConsultationValues>(storedNames.consultationDraft, consultationDefinition.empty)

/**
 * The request for a consultation (CONT-01..15): afterwards the form is empty again, with a confirmation that stays until
 * another request is sent, for the reference to be written down (D-62).
 */
export function RequestConsultationForm({ today, treatments, ...props }: RequestConsultationFormProps) {
  const { receipt, show } = useReceipt()
  const received = receipt ?? receiptOf(props.result)
  const { isSent, note, reportSent } = useSentNote(received !== undefined)
  return (
    <FormFrame
      definition={consultationDefinition}
      copy={copy}
      draft={draft}
      alongside={() => ({ more: ownTimeZone() })}
      onReceived={(reference, form, values) => {
        reportSent()
        form.resetForm({ values: consultationDefinition.empty, errors: {} })
        show({ reference, sentTo: values.email, ...missingOf(values) }, true)
      }}
      onRejected={(errors) => errors['termsAccepted'] && showToast({ ...copy.termsToast, about: copy.formTitle })}
      {...props}
    >
      <DraftLine draft={draft} empty={consultationDefinition.empty} />
      <div className="grid grid-cols-1 gap-y-10">
        <PersonGroup />
        <PreferenceGroup treatments={treatments} />
        <TimeGroup today={today} />
        <ConsentTicks />
      </div>
      <SubmitButton done={isSent ? copy.sent : undefined} className="mt-8" />
      {received && <ReceivedNote copy={copy.received} receipt={received} box={note} />}
    </FormFrame>
  )
}

/** Returns the receipt of a form that the browser submitted without a script. */
function receiptOf(result: FormResult<ConsultationValues> | undefined): Receipt | undefined {
  if (result?.outcome.kind !== 'received') return undefined
  return { reference: result.outcome.receipt, sentTo: result.values.email, ...missingOf(result.values) }
}

/** Returns a note about the answers that were not stored because the person did not consent (O-10). */
function missingOf({ healthDataConsentGiven }: ConsultationValues): Pick<Receipt, 'missing'> {
  return healthDataConsentGiven ? {} : { missing: copy.received.treatmentNotStored }
}

const { DateRow, EmailRow, PhoneRow, RadioRow, SelectRow, TextAreaRow, TextRow, TickRow, useFieldValue } =
  formRows<ConsultationValues>()

const methods = contactMethods.map((value) => ({ value, label: contactMethodNames[value] }))

/** Name and contact fields of the person (CONT-02, CONT-07, CONT-09). */
function PersonGroup() {
  return (
    <FormGroup title={copy.groups.person}>
      <TextRow name="fullName" autoComplete="name" maxLength={maxLengths.name} className="sm:col-span-2" />
      <EmailRow name="email" className="sm:col-span-2" />
      <PhoneRow name="phoneNumber" autoComplete="tel" className="sm:col-span-2" />
      <SelectRow name="communicationMethod" options={methods} className="sm:col-span-2" />
    </FormGroup>
  )
}

/** Treatment and message fields (CONT-03, CONT-07). */
function PreferenceGroup({ treatments }: Pick<RequestConsultationFormProps, 'treatments'>) {
  return (
    <FormGroup title={copy.groups.topic}>
      <SelectRow name="treatmentType" options={treatments} className="sm:col-span-2" />
      <TextAreaRow name="message" maxLength={maxLengths.text} className="sm:col-span-2" />
    </FormGroup>
  )
}

/** The day from a calendar and the slot, in the visitor's time and in Cairo's (CONT-04, CONT-10, D-62). */
function TimeGroup({ today }: { readonly today: string }) {
  const hydrated = useHydrated()
  const day = slotDay(useFieldValue('preferredContactDate').value, today)
  const zone = hydrated ? ownTimeZone() : undefined
  const slots = timeSlots.map((slot) => ({ value: slot, ...slotText(slot, day, zone) }))
  return (
    <FormGroup title={copy.groups.time}>
      <DateRow name="preferredContactDate" furthestDays={furthestTravelDays} className="sm:col-span-2" />
      <div className="sm:col-span-2">
        <RadioRow name="preferredTime" options={[{ value: '', label: copy.anyTime }, ...slots]} />
      </div>
    </FormGroup>
  )
}

/** The required tick for terms, and the tick without which no health details are stored (CONT-04, CONT-11, O-10). */
function ConsentTicks() {
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
      <TickRow name="healthDataConsentGiven" text={healthDataConsent.text} without={copy.withoutHealth} />
    </div>
  )
}
