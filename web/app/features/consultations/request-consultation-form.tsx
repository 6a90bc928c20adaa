import { consultationTerms, healthDataConsent } from '@seneb/contracts/vocabulary/consent-texts'
import { contactMethodNames, contactMethods, timeSlots } from '@seneb/contracts/vocabulary/contact-options'
import { furthestTravelDays, maxLengths } from '@seneb/contracts/vocabulary/trip-options'
import { useEffect, useRef, useState } from 'react'

import { FormFrame } from '../../forms/form-frame.js'
import { SubmitButton } from '../../forms/submit-button.js'
import type { FormAnswer } from '../../forms/form-outcome.js'
import { formRows } from '../../forms/form-rows.js'
import { FormGroup } from '../../forms/form-section.js'
import { ownTimeZone } from '../../forms/own-time-zone.js'
import { ReceivedNote } from '../../forms/received-note.js'
import { useHydrated } from '../../hydration/use-hydrated.js'
import { useToast } from '../../ui/toast.js'
import { consultationDefinition, type ConsultationValues } from './consultation.definition.js'
import { consultationCopy as copy } from './consultations.copy.js'
import { slotDay, slotWords } from './slot-times.js'

/** CONT-06: how long the button says that the request was sent. */
const sentForMs = 3000

interface RequestConsultationFormProps {
  /** The day to reckon with until one is chosen, `2027-01-05`. */
  readonly today: string
  /** What may be chosen, as the page brings it. */
  readonly treatments: readonly string[]
  /** When the server wrote the page, in milliseconds. */
  readonly shownAt: number
  /** What the form begins with: nothing, a chosen treatment, or what was sent without a script. */
  readonly initialValues: ConsultationValues
  readonly answer: FormAnswer<ConsultationValues> | undefined
}

/**
 * The request for a consultation (CONT-01..15): afterwards the form is empty again, with a confirmation that stays until
 * another request is sent, for the reference to be written down (D-62).
 */
export function RequestConsultationForm({ today, treatments, ...props }: RequestConsultationFormProps) {
  const showToast = useToast()
  const { isSent, note, tellSent } = useSentNote()
  const [reference, setReference] = useState<string>()
  const answered = props.answer?.outcome
  const received = reference ?? (answered?.kind === 'received' ? answered.receipt : undefined)
  return (
    <FormFrame
      definition={consultationDefinition}
      copy={copy}
      alongside={() => ({ more: ownTimeZone() })}
      onReceived={(receipt, form) => {
        tellSent()
        form.resetForm({ values: consultationDefinition.empty, errors: {} })
        setReference(receipt)
      }}
      onRefused={(errors) => errors['termsAccepted'] && showToast({ ...copy.termsToast, about: copy.formTitle })}
      {...props}
    >
      <div className="grid grid-cols-1 gap-y-10">
        <PersonGroup />
        <WishGroup treatments={treatments} />
        <TimeGroup today={today} />
        <ConsentTicks />
      </div>
      <SubmitButton done={isSent ? copy.sent : undefined} className="mt-8" />
      {received && <ReceivedNote copy={copy.received} reference={received} box={note} />}
    </FormFrame>
  )
}

/** Once a request was sent the confirmation takes focus, and the button says so for a while. */
function useSentNote() {
  const [isSent, setSent] = useState(false)
  const note = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!isSent) return undefined
    note.current?.focus({ preventScroll: true })
    note.current?.scrollIntoView({ block: 'center' })
    const timer = setTimeout(() => setSent(false), sentForMs)
    return () => clearTimeout(timer)
  }, [isSent])
  return { isSent, note, tellSent: () => setSent(true) }
}

const { DateRow, EmailRow, PhoneRow, RadioRow, SelectRow, TextAreaRow, TextRow, TickRow, useAnswer } =
  formRows<ConsultationValues>()

const methods = contactMethods.map((value) => ({ value, label: contactMethodNames[value] }))

/** Who asks and how to reach them (CONT-02, CONT-07, CONT-09). */
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

/** What it is about (CONT-03, CONT-07). */
function WishGroup({ treatments }: Pick<RequestConsultationFormProps, 'treatments'>) {
  return (
    <FormGroup title={copy.groups.wish}>
      <SelectRow name="treatmentType" options={treatments} className="sm:col-span-2" />
      <TextAreaRow name="message" maxLength={maxLengths.text} className="sm:col-span-2" />
    </FormGroup>
  )
}

/** The day from a calendar and the slot, in the visitor's time and in Cairo's (CONT-04, CONT-10, D-62). */
function TimeGroup({ today }: { readonly today: string }) {
  const hydrated = useHydrated()
  const day = slotDay(useAnswer('preferredContactDate').value, today)
  const zone = hydrated ? ownTimeZone() : undefined
  const slots = timeSlots.map((slot) => ({ value: slot, ...slotWords(slot, day, zone) }))
  return (
    <FormGroup title={copy.groups.time}>
      <DateRow name="preferredContactDate" furthestDays={furthestTravelDays} className="sm:col-span-2" />
      <div className="sm:col-span-2">
        <RadioRow name="preferredTime" options={[{ value: '', label: copy.anyTime }, ...slots]} />
      </div>
    </FormGroup>
  )
}

/** The tick without which nothing is sent, and the one without which nothing of health is stored (CONT-04, CONT-11, D-66). */
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
