import type { ReactNode } from 'react'

interface FormSectionProps {
  readonly id: string
  readonly step: number
  readonly title: string
  readonly text: string
  /** What must be read before the first question. */
  readonly note?: ReactNode
  readonly children: ReactNode
}

/** A section of a form (TRIP-01): a card with a number. */
export function FormSection({ id, step, title, text, note, children }: FormSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="rounded-panel border border-line bg-surface p-6 md:p-10"
    >
      <div className="flex items-start gap-4">
        <span
          aria-hidden
          className="grid size-10 shrink-0 place-items-center rounded-full bg-brand-soft font-display text-lg font-semibold text-brand-strong"
        >
          {step}
        </span>
        <div>
          <h2 id={`${id}-title`} className="text-[1.625rem] md:text-[1.875rem]">
            {title}
          </h2>
          <p className="mt-1 text-ink-2">{text}</p>
          {note}
        </div>
      </div>
      <div className="mt-8 grid gap-y-10">{children}</div>
    </section>
  )
}

/** A short group of questions inside a section. */
export function FormGroup({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset className="min-w-0 border-t border-line pt-7 first:border-0 first:pt-0">
      <legend className="float-start mb-5 w-full font-display text-[1.25rem] font-medium">{title}</legend>
      <div className="clear-both grid gap-x-5 gap-y-6 sm:grid-cols-2 sm:items-end">{children}</div>
    </fieldset>
  )
}
