import type { ApplicantType } from '@seneb/contracts/vocabulary/ambassador-options'
import { Formik, type FormikHelpers } from 'formik'
import { useRef, useState } from 'react'

import { Button } from '../../ui/button.js'
import { FormFrame } from '../../ui/form-frame.js'
import { FormLanguageProvider } from '../../ui/form-language.js'
import { FormTrap } from '../../ui/form-trap.js'
import { useFormUse, type FormUse } from '../../ui/form-use.js'
import { useToast } from '../../ui/toast.js'
import { applicationCopy as copy } from './ambassador-applications.copy.js'
import { applicationLanguage, IdentitySection, PersonSection, WorkSection } from './application-fields.js'
import { outcomeOfProblems, type ApplicationOutcome, type Sentences } from './application-outcome.js'
import {
  fileFields,
  inputFromValues,
  untouchedValues,
  valuesFromForm,
  type ApplicationValues,
  type StoredFiles,
} from './application-values.js'
import { useFiles, type Files } from './use-files.js'

interface SubmitApplicationFormProps {
  /** The type that the page's address stands for (D-41). */
  readonly applicantType: ApplicantType
  /** When the server wrote the page, in milliseconds. */
  readonly shownAt: number
  /** What was sent without a script and not taken. */
  readonly sent: { readonly values: ApplicationValues; readonly files: StoredFiles } | undefined
  readonly initialErrors: Sentences
  readonly onReceived: (reference: string) => void
}

/**
 * The application of tour guides and affiliates (AMB-01..27): files are stored while the person goes on; checked when it
 * is sent; sent once however often the button is pressed. Before its script has come it is a plain form.
 */
export function SubmitApplicationForm({ applicantType, shownAt, sent, ...props }: SubmitApplicationFormProps) {
  const { website, filledIn } = useFormUse()
  const files = useFiles(sent?.files ?? {})
  const { submit, attempt } = useSubmit({ files, filledIn, onReceived: props.onReceived })
  const untouched = untouchedValues(applicantType)
  return (
    <Formik<ApplicationValues>
      initialValues={sent?.values ?? untouched}
      initialErrors={props.initialErrors}
      validateOnChange={false}
      validateOnBlur={false}
      onSubmit={submit}
    >
      {({ isSubmitting }) => (
        <FormLanguageProvider value={applicationLanguage}>
          <FormFrame
            label={copy.formTitle}
            read={valuesFromForm}
            untouched={untouched}
            moreFields={fileFields}
            summaryTitle={copy.summaryTitle}
            attempt={attempt}
            withFiles
          >
            <FormTrap website={website} shownAt={shownAt} />
            <div className="grid gap-8">
              <PersonSection />
              <WorkSection />
              <IdentitySection files={files} />
            </div>
            <PrivacyLine />
            <Button type="submit" variant="gold" disabled={isSubmitting} className="mt-6 w-full sm:w-auto sm:min-w-72">
              {isSubmitting ? copy.submitting : copy.submit}
            </Button>
          </FormFrame>
        </FormLanguageProvider>
      )}
    </Formik>
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

interface Submitting {
  readonly files: Files
  readonly filledIn: () => Promise<FormUse>
  readonly onReceived: (reference: string) => void
}

/** Sends the form; `attempt` counts refusals, so that the summary can take focus once for each. */
function useSubmit({ files, filledIn, onReceived }: Submitting) {
  const showToast = useToast()
  const [attempt, setAttempt] = useState(0)
  const key = useRef({ id: '', of: '' })

  const submit = async (values: ApplicationValues, form: FormikHelpers<ApplicationValues>): Promise<void> => {
    form.setErrors({})
    const outcome = await checkAndSend(values, { files, filledIn }, key.current).catch((): ApplicationOutcome => ({
      kind: 'problem',
      problem: 'failed',
    }))
    if (outcome.kind === 'received') onReceived(outcome.reference)
    else if (outcome.kind === 'problem') showToast({ tone: 'danger', ...copy.problems[outcome.problem] })
    else {
      form.setErrors(outcome.sentences)
      setAttempt((count) => count + 1)
    }
  }
  return { submit, attempt }
}

/** The rules and the graph client come with the first attempt (P5: they weigh as much as the page). */
async function checkAndSend(
  values: ApplicationValues,
  { files, filledIn }: Omit<Submitting, 'onReceived'>,
  key: { id: string; of: string },
): Promise<ApplicationOutcome> {
  const { files: stored, sentences } = await files.settled(values.applicantType)
  const refused = Object.entries(sentences).map(([path, message]) => ({ path, message }))
  const { checkApplication } = await import('./check-application.js')
  const problems = [...checkApplication(values, stored), ...refused]
  if (problems.length > 0) return outcomeOfProblems(problems)
  const input = inputFromValues(values, stored)
  // The same answers sent again after a failure are the same application; other answers are another one.
  const of = JSON.stringify(input)
  if (key.of !== of) Object.assign(key, { id: crypto.randomUUID(), of })
  const { sendApplication } = await import('./send-application.js')
  const outcome = await sendApplication({ input, idempotencyKey: key.id, formUse: await filledIn() })
  // A file that is not there any more has to be chosen again.
  if (outcome.kind === 'input') for (const field of fileFields) if (outcome.sentences[field]) files.remove(field)
  return outcome
}
