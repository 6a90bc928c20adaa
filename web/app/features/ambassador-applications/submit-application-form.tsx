import {
  ambassadorCities,
  ambassadorLanguages,
  ambassadorNames,
  applicantTypes,
  idTypes,
  touristsPerMonth,
  type ApplicantType,
} from '@seneb/contracts/vocabulary/ambassador-options'
import { storedNames } from '@seneb/contracts/vocabulary/browser-storage'
import type { LegalVersionsShown } from '@seneb/contracts/vocabulary/legal-versions'
import { maxLengths } from '@seneb/contracts/vocabulary/trip-options'

import { DraftLine } from '../../forms/draft-line.js'
import { formDraft } from '../../forms/form-draft.js'
import { FormFrame } from '../../forms/form-frame.js'
import { formRows } from '../../forms/form-rows.js'
import { FormSection, SubmitButton } from '../../forms/form-section.js'
import { applicationCopy as copy } from './ambassador-applications.copy.js'
import { applicationDefinition, fileFieldsOf, type ApplicationValues } from './application.definition.js'
import type { ApplicationAnswer } from './apply-without-script.server.js'
import { FileRow, useFiles, type Files } from './file-row.js'

interface SubmitApplicationFormProps {
  /** Applicant type that the page's address selects (D-41). */
  readonly applicantType: ApplicantType
  /** Time at which the server rendered the page, in ms. */
  readonly shownAt: number
  readonly legalVersions: LegalVersionsShown | undefined
  readonly result: ApplicationAnswer | undefined
  readonly onReceived: (reference: string) => void
}

/** The number of a passport is typed again rather than kept on the device. */
const draft = formDraft<ApplicationValues>(storedNames.applicationDraft, applicationDefinition.empty, {
  without: ['nationalId'],
})

/** Application form for tour guides and affiliates (AMB-01..27); files are uploaded while the person fills it in. */
export function SubmitApplicationForm({ applicantType, ...props }: SubmitApplicationFormProps) {
  const files = useFiles(props.result?.files ?? {})
  const untouched = { ...applicationDefinition.empty, applicantType }
  return (
    <FormFrame
      definition={applicationDefinition}
      copy={copy}
      untouched={untouched}
      draft={draft}
      initialValues={props.result?.values}
      alongside={files.settled}
      onRejected={files.dropStored}
      withFiles
      {...props}
    >
      <DraftLine draft={draft} empty={untouched} notStored={copy.notStored} />
      <div className="grid grid-cols-1 gap-8">
        <PersonSection />
        <WorkSection />
        <IdentitySection files={files} />
      </div>
      <PrivacyLine />
      <SubmitButton className="mt-6" />
    </FormFrame>
  )
}

function PrivacyLine() {
  return (
    <p className="mt-8 text-[0.9688rem] text-ink-2">
      {copy.privacy}{' '}
      <a href="/privacy-policy" target="_blank" className="font-medium text-brand-strong underline underline-offset-4">
        {copy.privacyPolicy}
      </a>
      .
    </p>
  )
}

const { EmailRow, PhoneRow, RadioRow, SelectRow, TextAreaRow, TextRow, TickRow, useFieldValue } =
  formRows<ApplicationValues>()

function named<Value extends string>(values: readonly Value[], names: Readonly<Record<Value, string>>) {
  return values.map((value) => ({ value, label: names[value] }))
}

/** Maximum length of the form's field (AMB-09). */
const maxIdNumberLength = 40

const types = named(applicantTypes, ambassadorNames.type)
const languages = named(ambassadorLanguages, ambassadorNames.languages)
const cities = named(ambassadorCities, ambassadorNames.city)
const documents = named(idTypes, ambassadorNames.idType)

/** The switch between the two types, and who applies (AMB-01, AMB-05, D-41). */
function PersonSection() {
  return (
    <FormSection id="about-you" step={1} {...copy.person}>
      <RadioRow name="applicantType" options={types} />
      <div className="grid grid-cols-1 gap-x-5 gap-y-6 sm:grid-cols-2 sm:items-end">
        <TextRow name="fullName" autoComplete="name" maxLength={maxLengths.name} className="sm:col-span-2" />
        <EmailRow name="email" className="sm:col-span-2" />
        <PhoneRow name="phoneNumber" autoComplete="tel" className="sm:col-span-2" />
      </div>
    </FormSection>
  )
}

/** Languages, city and how many travellers the person meets (AMB-06, AMB-07, AMB-10, AMB-11, AMB-12). */
function WorkSection() {
  return (
    <FormSection id="your-work" step={2} {...copy.work}>
      <div className="grid grid-cols-1 gap-x-5 gap-y-6 sm:grid-cols-2 sm:items-end">
        <SelectRow name="languages" options={languages} />
        <SelectRow name="city" options={cities} />
        <SelectRow name="touristsPerMonth" options={touristsPerMonth} className="sm:col-span-2" />
        <div className="-my-2 sm:col-span-2">
          <TickRow name="hasMedicalExperience" text={copy.hasMedicalExperience} />
          <TickRow name="wantsPromotionalMaterial" text={copy.wantsPromotionalMaterial} />
        </div>
        <TextAreaRow name="additionalNotes" maxLength={maxLengths.text} className="sm:col-span-2" />
      </div>
    </FormSection>
  )
}

/** The document and its number; the licence for tour guides only (AMB-02, AMB-08, AMB-09, AMB-13, AMB-14). */
function IdentitySection({ files }: { readonly files: Files }) {
  const applicantType = useFieldValue('applicantType').value
  return (
    <FormSection id="your-identity" step={3} {...copy.identity}>
      <div className="grid grid-cols-1 gap-x-5 gap-y-6 sm:grid-cols-2 sm:items-end">
        <SelectRow name="idType" options={documents} alwaysChosen />
        <TextRow name="nationalId" autoComplete="off" maxLength={maxIdNumberLength} />
        {fileFieldsOf(applicantType).map((field) => (
          <FileRow key={field} name={field} files={files} className="sm:col-span-2" />
        ))}
      </div>
    </FormSection>
  )
}
