import type { ArtProps } from '@seneb/ui/art/art-svg'

import { Emblem } from './parts/emblem.js'

/** Ophthalmology: an open eye with three rays of light. */
export function EyeEmblem({ className }: ArtProps) {
  return (
    <Emblem
      hue="ophthalmology"
      className={className}
      line={
        <>
          <path d="M7 50C18 32 33 25 48 25s30 7 41 25C78 67 63 74 48 74S18 67 7 50z" />
          <circle cx="48" cy="51" r="17" />
          <path stroke="var(--art-gold-1)" d="M48 15V7M66 18.5l4-7.5M30 18.5 26 11" />
        </>
      }
    >
      <path fill="var(--art-emblem)" d="M7 50C18 32 33 25 48 25s30 7 41 25C78 67 63 74 48 74S18 67 7 50z" />
      <path fill="var(--art-soft)" opacity=".55" d="M7 50C18 32 33 25 48 25s30 7 41 25C77 38 63 33 48 33S19 38 7 50z" />
      <circle cx="48" cy="51" r="17" fill="var(--art-soft)" />
      <circle cx="48" cy="51" r="8" fill="var(--art-hue)" />
      <circle cx="53.5" cy="45.5" r="3.5" fill="var(--art-paper)" />
    </Emblem>
  )
}
