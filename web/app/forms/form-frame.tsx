import type { LegalVersionsShown } from '@seneb/contracts/vocabulary/legal-versions'
import { Formik, useFormikContext, type FormikErrors } from 'formik'
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react'

import { valuesBeforeHydration } from '../browser/external-dom-changes.js'
import { useHydrated } from '../hydration/use-hydrated.js'
import { ErrorSummary } from '../ui/error-summary.js'
import { Honeypot, useBotSignals } from './bot-signals.js'
import type { FormCopy, FormDefinition } from './form-definition.js'
import type { FormDraft } from './form-draft.js'
import type { FieldErrors, FormResult } from './form-request.js'
import { FormLanguageProvider, languageOf, useForm, type WithResult } from './form-state.js'
import { formsCopy } from './forms.copy.js'
import { ShownVersions } from './shown-versions.js'
import { useFormSubmission, type FormReactions } from './use-form-submission.js'

interface FormElementProps<Values> {
  readonly definition: Pick<FormDefinition<Values>, 'fields' | 'checkedByBrowser' | 'valuesFrom' | 'load'>
  readonly copy: FormCopy
  /** Values of the form while nothing has been typed; defaults to those of the definition. */
  readonly untouched?: Values
  /** Initial values of the form; defaults to the untouched ones. */
  readonly initialValues?: Values
  /** Keeps typed values until the tab is closed. */
  readonly draft?: FormDraft<Values>
  readonly withFiles?: boolean
  readonly children: ReactNode
}

interface FormFrameProps<Values extends object, Receipt extends string, More>
  extends Omit<FormElementProps<Values>, 'definition'>, FormReactions<Values, Receipt, More> {
  readonly definition: FormDefinition<Values, Receipt, More>
  /** Result of the form when it was sent without a script. */
  readonly result: FormResult<Values> | undefined
  /** Returns the form after a change of one answer, with dependent answers updated. */
  readonly withResult?: WithResult<Values>
  /** Time at which the server rendered the page, in ms. */
  readonly shownAt: number
  /** Versions of the legal documents that the page shows; undefined when they were unavailable. */
  readonly legalVersions: LegalVersionsShown | undefined
}

/**
 * A form: validated when it is sent, never before; errors are shown in a summary and at each field. It is sent once for
 * any number of presses. Before its script has loaded it is a plain form that the page's action handles.
 */
export function FormFrame<Values extends object, Receipt extends string, More>(
  props: FormFrameProps<Values, Receipt, More>,
) {
  const { definition, copy, draft, legalVersions, withResult, result, shownAt, children } = props
  const { website, botSignals } = useBotSignals()
  const onReceived: typeof props.onReceived = (...received) => {
    draft?.clear()
    props.onReceived(...received)
  }
  const rejectedBefore = result?.outcome.kind === 'input' ? result.outcome.errors : noErrors
  const { attempt, last } = useFormSubmission({ ...props, botSignals, onReceived, rejectedBefore })
  const untouched = props.untouched ?? definition.empty
  const initialValues = props.initialValues ?? untouched
  // While hydrating, the form is the server's; the form itself then restores a draft.
  const hydrated = useHydrated()
  const [prefill] = useState(() => (hydrated && draft?.resumed(initialValues)) || initialValues)
  const { failed } = last
  const language = useMemo(
    () => languageOf(definition, copy, { failed, ...(withResult && { withAnswer: withResult }) }),
    [definition, copy, failed, withResult],
  )
  return (
    <Formik<Values>
      initialValues={prefill}
      initialErrors={rejectedBefore as FormikErrors<Values>}
      validateOnChange={false}
      validateOnBlur={false}
      onSubmit={attempt}
    >
      <FormLanguageProvider value={language}>
        <FormElement<Values> {...props} {...{ untouched, initialValues, last }}>
          <Honeypot website={website} shownAt={shownAt} />
          <ShownVersions legalVersions={legalVersions} />
          {children}
        </FormElement>
      </FormLanguageProvider>
    </Formik>
  )
}

const noErrors: FieldErrors = {}

interface AttemptedProps<Values> extends FormElementProps<Values> {
  readonly result: FormResult<Values> | undefined
  readonly untouched: Values
  readonly initialValues: Values
  readonly last: { readonly refusals: number; readonly errors: FieldErrors }
}

/** The `<form>`, with a summary of its errors on top in the order of the fields (D-81). */
function FormElement<Values extends object>(props: AttemptedProps<Values>) {
  const { definition, copy, last, draft, withFiles, result, children } = props
  const { handleSubmit } = useFormikContext<Values>()
  const { errors, values } = useForm<Values>()
  const element = useRef<HTMLFormElement>(null)
  const hydrated = useHydrated()
  useRestoredValues(element, props)
  useErrorInTitle(last.refusals > 0 && Object.keys(last.errors).length > 0)
  useCheckSoon(element, definition.load)
  return (
    <form
      ref={element}
      method="post"
      encType={withFiles ? 'multipart/form-data' : undefined}
      noValidate={hydrated || !definition.checkedByBrowser}
      onSubmit={handleSubmit}
      aria-label={copy.formTitle}
      data-draft={draft?.key}
      data-begun={draft?.initialValues(props.initialValues)}
      data-answered={result ? '' : undefined}
    >
      <ErrorSummary
        title={copy.summaryTitle}
        lead={summaryLead(last.errors, values)}
        errors={errorSummary(Object.keys(definition.fields), last.errors, errors)}
        attempt={last.refusals}
      />
      {children}
    </form>
  )
}

/** Marks the refusal in the page title, because screen readers and tab lists present the title first. */
function useErrorInTitle(isRefused: boolean): void {
  useEffect(() => {
    if (!isRefused) return undefined
    const before = document.title
    const errorTitle = `${formsCopy.refusedTitle} ${before}`
    document.title = errorTitle
    return () => {
      // Another page may have set its own title by now.
      if (document.title === errorTitle) document.title = before
    }
  }, [isRefused])
}

/** Restores a draft, or values typed before hydration; later changes are stored. */
function useRestoredValues<Values extends object>(
  element: { readonly current: HTMLFormElement | null },
  { result, definition, draft, initialValues, untouched }: AttemptedProps<Values>,
): void {
  const { update, values } = useForm<Values>()
  const initial = useRef({ result, definition, draft, initialValues, untouched, update, values })

  useLayoutEffect(() => {
    const { result, definition, draft, initialValues, untouched, update } = initial.current
    if (!element.current) return
    const typed = definition.valuesFrom(valuesBeforeHydration(element.current))
    if (draft?.stored() && !result) update(() => withTyped(draft.resumed(initialValues), typed, element.current))
    else if (JSON.stringify(typed) !== JSON.stringify(untouched)) update(() => typed)
  }, [element])

  useEffect(() => {
    // The initial values are not a change and do not overwrite a draft.
    if (values !== initial.current.values) draft?.store(values, initialValues)
  }, [draft, values, initialValues])
}

/** Returns the draft with the changes that were typed before hydration, for the fields in the document. */
function withTyped<Values extends object>(draft: Values, typed: Values, form: HTMLFormElement | null): Values {
  if (form?.dataset['restored'] === undefined) return draft
  const changed = Object.entries(typed).filter(([name]) => form.elements.namedItem(name) !== null)
  return { ...draft, ...Object.fromEntries(changed) }
}

/** Returns every line of the refusal; a field changed since then is marked as changed, and no line moves. */
function errorSummary(order: readonly string[], lastErrors: FieldErrors, errors: Partial<FieldErrors>) {
  return order.flatMap((name) => {
    const message = lastErrors[name]
    if (!message) return []
    return [{ name, message, corrected: errors[name] ? undefined : formsCopy.changed }]
  })
}

/** Returns the summary's lead, which counts missing fields separately from invalid ones. */
function summaryLead(lastErrors: FieldErrors, values: object): string {
  const answers = new Map<string, unknown>(Object.entries(values))
  const names = Object.keys(lastErrors)
  const missing = names.filter((name) => [undefined, '', false].includes(answers.get(name) as undefined)).length
  return formsCopy.summary(missing, names.length - missing)
}

/**
 * Loads the code that validates and sends a form in advance: with the first answer, or when the button is near. On a
 * slow connection an error would otherwise wait for it. It is not part of the initial load.
 */
function useCheckSoon(form: RefObject<HTMLFormElement | null>, load: FormDefinition<never>['load']): void {
  useEffect(() => {
    const element = form.current
    const button = element?.querySelector('[type=submit]')
    if (!element || !button) return undefined
    const stop = (): void => {
      element.removeEventListener('input', begin)
      observer.disconnect()
    }
    const begin = (): void => {
      stop()
      // The submission itself retries a failed load.
      void Promise.all([import('./submit-form.js'), import('./request-browser-graph.js'), load()]).catch(
        () => undefined,
      )
    }
    const observer = new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && begin(), {
      rootMargin: '600px',
    })
    observer.observe(button)
    element.addEventListener('input', begin, { once: true })
    return stop
  }, [form, load])
}
