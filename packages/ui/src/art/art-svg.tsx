import type { ReactNode } from 'react'

export interface ArtProps {
  readonly className?: string
}

interface ArtSvgProps extends ArtProps {
  readonly viewBox: string
  readonly fit?: string
  readonly children: ReactNode
}

/** The frame of every illustration: decorative, never focusable, scaled by its box. */
export function ArtSvg({ viewBox, fit, className, children }: ArtSvgProps) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={viewBox}
      preserveAspectRatio={fit}
      className={className}
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  )
}
