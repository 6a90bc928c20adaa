import { storedNames } from '@seneb/contracts/vocabulary/browser-storage'
import type { ApplicantType } from '@seneb/contracts/vocabulary/ambassador-options'

import { DraftLine, formDraft } from '../../forms/form-draft.js'
import { FormFrame } from '../../forms/form-frame.js'
import { SubmitButton } from '../../forms/form-section.js'
import { applicationCopy as copy } from './ambassador-applications.copy.js'
import { IdentitySection, PersonSection, WorkSection } from './application-fields.js'
import { applicationDefinition, type ApplicationValues } from './application.definition.js'
import type { ApplicationAnswer } from './apply-without-script.server.js'
import { useFiles } from './use-files.js'

interface SubmitApplicationFormProps {
  /** The type that the page's address stands for (D-41). */
  readonly applicantType: ApplicantType
  /** When the server wrote the page, in milliseconds. */
  readonly shownAt: number
  readonly answer: ApplicationAnswer | undefined
  readonly onReceived: (reference: string) => void
}

/** The number of a passport is typed again rather than kept on the device. */
const draft = formDraft<ApplicationValues>(storedNames.applicationDraft, applicationDefinition.empty, {
  without: ['nationalId'],
})

/** The application of tour guides and affiliates (AMB-01..27); files are stored while the person goes on. */
export function SubmitApplicationForm({ applicantType, ...props }: SubmitApplicationFormProps) {
  const files = useFiles(props.answer?.files ?? {})
  const untouched = { ...applicationDefinition.empty, applicantType }
  return (
    <FormFrame
      definition={applicationDefinition}
      copy={copy}
      untouched={untouched}
      draft={draft}
      initialValues={props.answer?.values}
      alongside={files.settled}
      onRefused={files.dropStored}
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
