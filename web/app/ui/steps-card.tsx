import type { ReactNode } from 'react'

interface StepsCardProps {
  readonly title: string
  readonly steps: readonly string[]
  readonly children?: ReactNode
}

/** Lists the next steps, with notes below. */
export function StepsCard({ title, steps, children }: StepsCardProps) {
  return (
    <div className="rounded-card bg-warm p-6">
      <h2 className="text-[1.25rem]">{title}</h2>
      <ol className="mt-4 space-y-4">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-3 text-[0.9688rem] leading-normal">
            <span aria-hidden className="w-4 shrink-0 font-display font-semibold text-accent-text">
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
      {children && (
        <div className="mt-6 grid gap-4 border-t border-ink/10 pt-5 text-[0.9375rem] leading-normal text-ink-2">
          {children}
        </div>
      )}
    </div>
  )
}

/** A note of the card, with its sign. */
export function StepsNote({ sign, children }: { readonly sign: ReactNode; readonly children: ReactNode }) {
  return (
    <p className="flex gap-3">
      <span aria-hidden className="mt-0.5 shrink-0 text-brand">
        {sign}
      </span>
      {children}
    </p>
  )
}
