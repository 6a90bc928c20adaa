import type { CSSProperties, ReactNode } from 'react'

/** Maximum delay of a block (SHELL-25). */
const maxDelayMs = 800

interface RevealProps {
  /** Index in a row of blocks that appear one by one. */
  readonly index?: number
  readonly stepMs?: number
  readonly className?: string
  readonly children: ReactNode
}

declare module 'react' {
  // oxlint-disable-next-line typescript/no-namespace -- the only way to tell JSX of a custom element
  namespace JSX {
    interface IntrinsicElements {
      'seneb-reveal': React.DetailedHTMLProps<React.HTMLAttributes<HTMLElement>, HTMLElement>
    }
  }
}

/** Fades in its content when it first becomes visible, after 0 to 800 ms (SHELL-25), using early/custom-elements.ts. */
export function Reveal({ index: order = 0, stepMs = 100, className, children }: RevealProps) {
  const delay = Math.min(order * stepMs, maxDelayMs)
  return (
    <seneb-reveal
      suppressHydrationWarning
      className={className}
      style={{ '--reveal-delay': `${delay}ms` } as CSSProperties}
    >
      {children}
    </seneb-reveal>
  )
}
