import type { ArtProps } from '@seneb/ui/art/art-svg'

import { Emblem } from './parts/emblem.js'

/** Any other treatment: a compass that finds the way. */
export function CompassEmblem({ className }: ArtProps) {
  return (
    <Emblem
      hue="other"
      className={className}
      line={
        <>
          <circle cx="48" cy="48" r="39" />
          <path d="M68 28 54.5 54.5 28 68l13.5-26.5zM48 15v4M48 77v4M15 48h4M77 48h4" />
          <circle cx="48" cy="48" r="2" fill="var(--art-hue)" />
        </>
      }
    >
      <circle cx="48" cy="48" r="39" fill="var(--art-emblem)" />
      <path fill="var(--art-soft)" d="M48 9a39 39 0 0 0 0 78 48 48 0 0 1-24-39c0-16 9-31 24-39z" opacity=".6" />
      <path fill="var(--art-gold-1)" d="M68 28 54.5 54.5l-13-13z" />
      <path fill="var(--art-soft)" d="m28 68 13.5-26.5 13 13z" />
    </Emblem>
  )
}
