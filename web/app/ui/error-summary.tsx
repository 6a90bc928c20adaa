import { fieldId } from '@seneb/ui/field'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'

interface SummaryError {
  readonly name: string
  readonly message: string
  /** Text shown after the answer has changed; the line stays, so that nothing moves while the person types. */
  readonly corrected?: string | undefined
}

interface ErrorSummaryProps {
  readonly title: string
  /** Kind of errors listed. */
  readonly lead?: string
  readonly errors: readonly SummaryError[]
  /** Changes with every refused attempt; the summary then takes focus, once. */
  readonly attempt: number
}

/**
 * Lists the errors on top of the form, one link per field (D-81, TRIP-50, TRIP-51). It takes focus once per attempt and
 * is scrolled to, together with the first field below it if the window is tall enough. No field takes focus
 * automatically.
 */
export function ErrorSummary({ title, lead, errors, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const first = errors[0]?.name

  useEffect(() => {
    if (attempt === 0 || !first) return
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'start' })
  }, [attempt, first])

  if (errors.length === 0) return null
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="mb-8 rounded-card border-2 border-danger bg-danger-soft p-[min(1.25rem,5vw)] md:p-6"
    >
      <h2 className="flex gap-3 font-sans text-[1.0625rem] leading-normal font-semibold tracking-normal">
        <CircleAlert aria-hidden size={22} className="mt-0.5 shrink-0 text-danger" />
        {title}
      </h2>
      {lead && <p className="mt-1 ps-[min(2.125rem,9vw)]">{lead}</p>}
      <ul className="mt-2 ps-[min(2.125rem,9vw)] md:columns-2 md:gap-x-8">
        {errors.map((error) => (
          <li key={error.name} className="break-inside-avoid">
            <SummaryLine {...error} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function SummaryLine({ name, message, corrected }: SummaryError) {
  if (corrected !== undefined) {
    return (
      <span className="flex items-start gap-2 py-1 text-ink-2">
        <CircleCheck aria-hidden size={18} className="mt-1 shrink-0 text-good" />
        <span>
          <s>{message}</s> {corrected}
        </span>
      </span>
    )
  }
  return (
    <a
      href={`#${fieldId(name)}`}
      className="inline-block max-w-full py-1 font-medium wrap-anywhere text-danger underline underline-offset-4"
    >
      {message}
    </a>
  )
}
