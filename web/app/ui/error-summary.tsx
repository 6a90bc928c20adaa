import { CircleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'

import { fieldId } from './field.js'

interface SummaryError {
  readonly name: string
  readonly message: string
}

interface ErrorSummaryProps {
  readonly title: string
  readonly errors: readonly SummaryError[]
  /** Changes with every refused attempt; the summary then takes focus, once. */
  readonly attempt: number
}

/**
 * What will not do, on top of the form, one link per field (D-81, TRIP-50, TRIP-51). It takes focus once per attempt
 * while the page scrolls to the first of the fields; no field takes focus by itself.
 */
export function ErrorSummary({ title, errors, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const first = errors[0]?.name

  useEffect(() => {
    if (attempt === 0 || !first) return
    box.current?.focus({ preventScroll: true })
    document.getElementById(fieldId(first))?.closest('.field')?.scrollIntoView({ block: 'center' })
  }, [attempt, first])

  if (errors.length === 0) return null
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="mb-8 rounded-card border-2 border-danger bg-danger-soft p-5 md:p-6"
    >
      <h2 className="flex gap-3 font-sans text-[1.0625rem] leading-normal font-semibold tracking-normal">
        <CircleAlert aria-hidden size={22} className="mt-0.5 shrink-0 text-danger" />
        {title}
      </h2>
      <ul className="mt-2 ps-8.5">
        {errors.map(({ name, message }) => (
          <li key={name}>
            <a
              href={`#${fieldId(name)}`}
              className="inline-block py-1 font-medium text-danger underline underline-offset-4"
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
