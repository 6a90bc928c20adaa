import { ArtSvg, type ArtProps } from '@seneb/ui/art/art-svg'
import type { ReactNode } from 'react'

interface EmblemProps extends ArtProps {
  readonly hue: string
  readonly line: ReactNode
  readonly children: ReactNode
}

/** The frame of a specialty's emblem: flat tones in a square of 96, then one line in the specialty's own hue. */
export function Emblem({ hue, line, className, children }: EmblemProps) {
  return (
    <ArtSvg viewBox="0 0 96 96" className={`art-hue-${hue} ${className ?? ''}`.trim()}>
      {children}
      <g stroke="var(--art-hue)" strokeWidth="var(--art-line, 3)" strokeLinecap="round" strokeLinejoin="round">
        {line}
      </g>
    </ArtSvg>
  )
}
