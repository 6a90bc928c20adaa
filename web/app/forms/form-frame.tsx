import { Formik, useFormikContext } from 'formik'
import { useEffect, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react'

import { useHydrated } from '../hydration/use-hydrated.js'
import { valuesBeforeHydration } from '../hydration/values-before-hydration.js'
import { Button } from '../ui/button.js'
import { ErrorSummary } from '../ui/error-summary.js'
import { useBotSignals } from './bot-signals.js'
import type { FormCopy } from './form-copy.js'
import type { FormDefinition } from './form-definition.js'
import type { FormDraft } from './form-draft.js'
import { FormLanguageProvider, languageOf, useFormLanguage, type WithAnswer } from './form-language.js'
import type { FieldErrors, FormAnswer } from './form-outcome.js'
import { Honeypot } from './honeypot.js'
import { useFormSubmission, type FormReactions } from './use-form-submission.js'

interface FormElementProps<Values> {
  readonly definition: Pick<FormDefinition<Values>, 'fields' | 'checkedByBrowser' | 'valuesFrom'>
  readonly copy: FormCopy
  /** What the form holds when nothing was typed into it; as its definition says when left out. */
  readonly untouched?: Values
  /** What the form begins with; untouched when left out. */
  readonly initialValues?: Values
  /** Remembers what was typed while the person looks at other pages. */
  readonly draft?: FormDraft<Values>
  readonly withFiles?: boolean
  readonly children: ReactNode
}

interface FormFrameProps<Values extends object, Receipt extends string, More>
  extends Omit<FormElementProps<Values>, 'definition'>, FormReactions<Values, Receipt, More> {
  readonly definition: FormDefinition<Values, Receipt, More>
  /** What became of the form that was sent without a script. */
  readonly answer: FormAnswer<Values> | undefined
  /** The form after one answer was changed, with what follows from it. */
  readonly withAnswer?: WithAnswer<Values>
  /** When the server wrote the page, in milliseconds. */
  readonly shownAt: number
}

/**
 * A form: checked when it is sent, never before; refused with a summary and a sentence at each field; sent once however
 * often the button is pressed. Before its script has come it is a plain form that the page's action answers.
 */
export function FormFrame<Values extends object, Receipt extends string, More>(
  props: FormFrameProps<Values, Receipt, More>,
) {
  const { definition, copy, draft, withAnswer, answer, shownAt, children } = props
  const { website, botSignals } = useBotSignals()
  const onReceived: typeof props.onReceived = (receipt, form) => {
    draft?.forget()
    props.onReceived(receipt, form)
  }
  const { submit, attempt } = useFormSubmission({ ...props, botSignals, onReceived })
  const language = useMemo(() => languageOf(definition, copy, withAnswer), [definition, copy, withAnswer])
  const untouched = props.untouched ?? definition.empty
  const initialValues = props.initialValues ?? untouched
  return (
    <Formik<Values>
      initialValues={draft?.resumed(initialValues) ?? initialValues}
      initialErrors={answer?.outcome.kind === 'input' ? (answer.outcome.errors as object) : {}}
      validateOnChange={false}
      validateOnBlur={false}
      onSubmit={submit}
    >
      <FormLanguageProvider value={language}>
        <FormElement<Values> {...props} untouched={untouched} initialValues={initialValues} attempt={attempt}>
          <Honeypot website={website} shownAt={shownAt} />
          {children}
        </FormElement>
      </FormLanguageProvider>
    </Formik>
  )
}

interface AttemptedProps<Values> extends FormElementProps<Values> {
  readonly untouched: Values
  readonly initialValues: Values
  /** Changes with every refused attempt. */
  readonly attempt: number
}

/**
 * The `<form>`: what was typed before its script came is taken over, and what will not do is summed up on top in the
 * order of the fields (D-81).
 */
function FormElement<Values extends object>(props: AttemptedProps<Values>) {
  const { definition, copy, untouched, initialValues, draft, attempt, withFiles, children } = props
  const { handleSubmit, values, setValues, errors } = useFormikContext<Values>()
  const form = useRef<HTMLFormElement>(null)
  const atFirst = useRef({ definition, untouched, draft, setValues })
  const hydrated = useHydrated()

  useLayoutEffect(() => {
    const { definition, untouched, draft, setValues } = atFirst.current
    if (!form.current || draft?.stored()) return
    const typed = definition.valuesFrom(valuesBeforeHydration(form.current))
    if (JSON.stringify(typed) !== JSON.stringify(untouched)) void setValues(typed, false)
  }, [])

  useEffect(() => draft?.store(values, initialValues), [draft, values, initialValues])

  return (
    <form
      ref={form}
      method="post"
      encType={withFiles ? 'multipart/form-data' : undefined}
      noValidate={hydrated || !definition.checkedByBrowser}
      onSubmit={handleSubmit}
      aria-label={copy.formTitle}
    >
      <ErrorSummary
        title={copy.summaryTitle}
        errors={errorSummary(Object.keys(definition.fields), errors as Partial<FieldErrors>)}
        attempt={attempt}
      />
      {children}
    </form>
  )
}

function errorSummary(order: readonly string[], errors: Partial<FieldErrors>) {
  return order.flatMap((name) => {
    const message = errors[name]
    return message ? [{ name, message }] : []
  })
}

interface SubmitButtonProps {
  /** Said instead of the button's words, such as that the form was sent; the button then does nothing. */
  readonly done?: string | undefined
  readonly className: string
}

/** Sends the form around it, and says so while it is on its way. */
export function SubmitButton({ done, className }: SubmitButtonProps) {
  const { submit, submitting } = useFormLanguage()
  const { isSubmitting } = useFormikContext()
  return (
    <Button
      type="submit"
      variant="gold"
      disabled={isSubmitting || done !== undefined}
      className={`${className} w-full sm:w-auto sm:min-w-72`}
    >
      {done ?? (isSubmitting ? submitting : submit)}
    </Button>
  )
}
