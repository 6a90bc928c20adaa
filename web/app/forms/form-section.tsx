import { Button } from '@seneb/ui/button'
import { ChevronDown } from 'lucide-react'
import { useEffect, useState, type ReactNode, type ToggleEvent } from 'react'

import { ProblemNote } from './form-result-views.js'
import { useForm, useFormLanguage } from './form-state.js'
import { formsCopy } from './forms.copy.js'

interface FormSectionProps {
  readonly id: string
  readonly step: number
  readonly title: string
  readonly text: string
  /** Number of the section, total number and estimated time. */
  readonly progress?: string
  /** Text to read before the first question. */
  readonly note?: ReactNode
  readonly children: ReactNode
}

/** A section of a form (TRIP-01): a card with a number. */
export function FormSection({ id, step, title, text, progress, note, children }: FormSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="rounded-panel border border-line bg-surface p-[min(1.25rem,5vw)] md:p-10"
    >
      <div className="in-[.folded-on-phones]:max-sm:hidden grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 sm:items-start sm:gap-x-4">
        <StepNumber step={step} />
        <h2 id={`${id}-title`} className="text-[min(1.375rem,8vw)] sm:text-[1.625rem] md:text-[1.875rem]">
          {title}
        </h2>
        <div className="col-span-2 mt-1.5 sm:col-span-1 sm:col-start-2">
          {progress && <p className="text-[0.9375rem] font-semibold text-brand-strong">{progress}</p>}
          <p className="text-ink-2 max-sm:text-[0.9375rem] sm:mt-1">{text}</p>
          {note}
        </div>
      </div>
      <div className="mt-5 grid grid-cols-1 gap-y-5 in-[.folded-on-phones]:max-sm:mt-0 sm:mt-8 sm:gap-y-10">
        {children}
      </div>
    </section>
  )
}

function StepNumber({ step }: Pick<FormSectionProps, 'step'>) {
  return (
    <span
      aria-hidden
      className="grid size-9 shrink-0 place-items-center rounded-full bg-brand-soft font-display text-lg font-semibold text-brand-strong sm:size-10"
    >
      {step}
    </span>
  )
}

/** A short group of questions inside a section. */
export function FormGroup({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset className="min-w-0 border-t border-line pt-4 first:border-0 sm:pt-7 first:pt-0">
      <legend className="float-start mb-3 w-full font-display text-[1.1875rem] sm:mb-5 sm:text-[1.25rem] font-medium">
        {title}
      </legend>
      <div className="clear-both grid grid-cols-1 gap-x-5 gap-y-4 sm:grid-cols-2 sm:items-end sm:gap-y-6">
        {children}
      </div>
    </fieldset>
  )
}

interface FoldedGroupProps {
  readonly title: string
  /** Short description of the fields inside. */
  readonly hint: string
  /** The names of its fields. */
  readonly names: readonly string[]
  readonly children: ReactNode
}

/** Group of optional questions: folded until the person opens it, and open where a field has an answer or an error. */
export function FoldedGroup({ title, hint, names, children }: FoldedGroupProps) {
  return (
    <details {...useCollapse(names)} className="group min-w-0 border-t border-line sm:pt-4">
      <summary className="flex min-h-12 items-center justify-between gap-4 rounded-field py-2 sm:py-1">
        <span className="min-w-0">
          <span className="block font-display text-[1.125rem] leading-snug font-medium sm:text-[1.25rem]">{title}</span>
          <span className="block text-[0.9375rem] text-ink-2">{hint}</span>
        </span>
        <ChevronDown aria-hidden size={22} className="shrink-0 text-brand transition-transform group-open:rotate-180" />
      </summary>
      <fieldset className="min-w-0 pt-5 pb-3">
        <legend className="sr-only">{title}</legend>
        <div className="grid grid-cols-1 gap-x-5 gap-y-6 sm:grid-cols-2 sm:items-end">{children}</div>
      </fieldset>
    </details>
  )
}

interface FoldedOnPhonesProps extends Pick<FormSectionProps, 'step' | 'title' | 'progress' | 'children'> {
  /** Label that invites the person to continue here; shown while folded. */
  readonly expandLabel: string
  /** The names of its fields. */
  readonly names: readonly string[]
}

/**
 * The second half of a form, which phones show folded, because people start half a screen of questions more readily
 * than eight. Wider windows show it open and without the row that unfolds it (controls.css), because the section has a
 * heading there.
 */
export function CollapsedOnPhones({
  step,
  title,
  progress,
  expandLabel: unfold,
  names,
  children,
}: FoldedOnPhonesProps) {
  return (
    <details {...useCollapse(names)} className="folded-on-phones group/section">
      <summary className="flex min-h-16 flex-wrap items-center gap-3 rounded-panel border border-brand bg-tint px-[min(1.25rem,5vw)] py-3">
        <StepNumber step={step} />
        <span className="min-w-0 flex-1 basis-40">
          <span className="block font-display text-[min(1.25rem,8vw)] leading-snug font-medium">{title}</span>
          <span className="block text-[0.9375rem] font-semibold text-brand-strong">{progress}</span>
        </span>
        <span className="shrink-0 rounded-full bg-brand px-4 py-2 font-semibold text-on-brand group-open/section:hidden">
          {unfold}
        </span>
        <ChevronDown aria-hidden size={22} className="hidden shrink-0 rotate-180 text-brand group-open/section:block" />
      </summary>
      {children}
    </details>
  )
}

/** Opens the group when one of its fields has a value or an error. */
function useCollapse(names: readonly string[]) {
  const { values, errors } = useForm()
  const hasError = names.some((name) => errors[name] !== undefined)
  const hasValue = names.some((name) => isFilled(values[name]))
  const [open, setOpen] = useState(hasError || hasValue)

  // The person may close it again despite a value, but not despite an error.
  useEffect(() => {
    if (hasError || hasValue) setOpen(true)
  }, [hasError, hasValue])

  return {
    open,
    onToggle: (event: ToggleEvent<HTMLDetailsElement>) => {
      // Toggle events of nested groups are received here too.
      if (event.target === event.currentTarget) setOpen(event.currentTarget.open)
    },
  }
}

function isFilled(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== '' && value !== false
}

interface SubmitButtonProps {
  /** Replaces the button's label, for example after sending; the button is then disabled. */
  readonly done?: string | undefined
  readonly className: string
}

/**
 * Submits the surrounding form and shows progress; the reason for a failure stays beside the button until the next
 * attempt.
 */
export function SubmitButton({ done, className }: SubmitButtonProps) {
  const { submit, submitting } = useFormLanguage()
  const { isSubmitting } = useForm()
  return (
    <>
      <FailureNote />
      <Button
        type="submit"
        variant="gold"
        disabled={isSubmitting || done !== undefined}
        className={`${className} w-full sm:w-auto sm:min-w-72`}
      >
        {done ?? (isSubmitting ? submitting : submit)}
      </Button>
    </>
  )
}

const copy = formsCopy.problem

/**
 * Shows the reason why the form was not sent. A form without a reply is sent again automatically once the browser is
 * online.
 */
function FailureNote() {
  const { failed, problems } = useFormLanguage()
  const { values, submit } = useForm()
  const isUnchanged = failed?.unsent === values

  useEffect(() => {
    if (!isUnchanged) return undefined
    addEventListener('online', submit)
    return () => removeEventListener('online', submit)
  }, [isUnchanged, submit])

  if (!failed) return null
  const { title, description = '' } = problems[failed.problem]
  if (failed.unsent === undefined) {
    // The toast has already announced the problem.
    return <ProblemNote quiet className="mt-6" title={title} description={`${description} ${copy.stillHere}`} />
  }
  const reason = failed.isOffline ? copy.offline : description
  const next = isUnchanged ? copy.waits : copy.edited
  return (
    <ProblemNote
      quiet={!failed.isOffline}
      className="mt-6"
      title={title}
      description={`${reason} ${copy.stillHere} ${next}`}
      nextStep={<TryAgain />}
    />
  )
}

function TryAgain() {
  return (
    <Button type="submit" variant="outline" className="mt-3">
      {copy.tryAgain}
    </Button>
  )
}
