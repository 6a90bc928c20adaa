import type { ArtProps } from '@seneb/ui/art/art-svg'

import { Emblem } from './parts/emblem.js'

/** Cardiology: a heart in its circle, the beat in gold. */
export function HeartEmblem({ className }: ArtProps) {
  return (
    <Emblem
      hue="cardiology"
      className={className}
      line={
        <>
          <circle cx="48" cy="48" r="39" />
          <path stroke="var(--art-gold-1)" strokeWidth="3.6" d="M18 50h17l5-9.5 8 19 6.5-14 3 4.5H78" />
        </>
      }
    >
      <circle cx="48" cy="48" r="39" fill="var(--art-emblem)" />
      <path
        fill="var(--art-soft)"
        d="M48 73C32 61 24 53 24 42.5A12.6 12.6 0 0 1 48 36a12.6 12.6 0 0 1 24 6.5C72 53 64 61 48 73z"
      />
      <path
        fill="var(--art-hue)"
        opacity=".3"
        d="M48 73C32 61 24 53 24 42.5A12.6 12.6 0 0 1 41 31c-9 4-10 16-4 25 4 6.5 8 10 11 17z"
      />
    </Emblem>
  )
}
