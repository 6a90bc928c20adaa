import { ChevronDown } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'

import { useForm } from './form-state.js'

interface FormSectionProps {
  readonly id: string
  readonly step: number
  readonly title: string
  readonly text: string
  /** Which of how many it is, and how long it takes. */
  readonly progress?: string
  /** What must be read before the first question. */
  readonly note?: ReactNode
  readonly children: ReactNode
}

/** A section of a form (TRIP-01): a card with a number. */
export function FormSection({ id, step, title, text, progress, note, children }: FormSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="rounded-panel border border-line bg-surface p-[min(1.5rem,6vw)] md:p-10"
    >
      <div className="flex items-start gap-4">
        <span
          aria-hidden
          className="grid size-10 shrink-0 place-items-center rounded-full bg-brand-soft font-display text-lg font-semibold text-brand-strong"
        >
          {step}
        </span>
        <div className="min-w-0">
          <h2 id={`${id}-title`} className="text-[min(1.625rem,9vw)] md:text-[1.875rem]">
            {title}
          </h2>
          {progress && <p className="mt-1 text-[0.9375rem] font-semibold text-brand-strong">{progress}</p>}
          <p className="mt-1 text-ink-2">{text}</p>
          {note}
        </div>
      </div>
      <div className="mt-8 grid grid-cols-1 gap-y-10">{children}</div>
    </section>
  )
}

/** A short group of questions inside a section. */
export function FormGroup({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset className="min-w-0 border-t border-line pt-7 first:border-0 first:pt-0">
      <legend className="float-start mb-5 w-full font-display text-[1.25rem] font-medium">{title}</legend>
      <div className="clear-both grid grid-cols-1 gap-x-5 gap-y-6 sm:grid-cols-2 sm:items-end">{children}</div>
    </fieldset>
  )
}

interface FoldedGroupProps {
  readonly title: string
  /** What is asked inside, in a few words. */
  readonly hint: string
  /** The names of its fields. */
  readonly names: readonly string[]
  readonly children: ReactNode
}

/** Questions that need no answer: folded away until somebody wants them, and open where an answer or an error stands. */
export function FoldedGroup({ title, hint, names, children }: FoldedGroupProps) {
  const { values, errors } = useForm()
  const isRefused = names.some((name) => errors[name] !== undefined)
  const hasAnswer = names.some((name) => isAnswered(values[name]))
  const [isOpen, setOpen] = useState(isRefused || hasAnswer)

  // It may be folded again by hand over an answer, but not over what will not do.
  useEffect(() => {
    if (isRefused || hasAnswer) setOpen(true)
  }, [isRefused, hasAnswer])

  return (
    <details
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group min-w-0 border-t border-line pt-4"
    >
      <summary className="flex min-h-12 items-center justify-between gap-4 rounded-field py-1">
        <span className="min-w-0">
          <span className="font-display text-[1.25rem] font-medium">{title}</span>
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

function isAnswered(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== '' && value !== false
}
