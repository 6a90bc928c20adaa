import type { ReactNode } from 'react'

interface BlockProps {
  readonly id: string
  readonly title: string
  readonly children: ReactNode
}

/** One titled part of the page. */
export function Block({ children, id, title }: BlockProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="scroll-mt-6 rounded-panel border border-line bg-surface p-[min(1.5rem,6vw)] md:p-8"
    >
      <h2 id={`${id}-title`} className="text-[min(1.375rem,8vw)]">
        {title}
      </h2>
      {children}
    </section>
  )
}
