import type { ArtProps } from '@seneb/ui/art/art-svg'

import { Emblem } from './parts/emblem.js'

/** Hair transplant: a hair in its follicle, the root in gold. */
export function FollicleEmblem({ className }: ArtProps) {
  return (
    <Emblem
      hue="hair"
      className={className}
      line={
        <>
          <path d="M42 39.5C42 51 41 58 38 64a11 11 0 1 0 20 0c-3-6-4-12-4-22" />
          <path d="M42 39.5C32 37.5 21 38 11 43v31a9 9 0 0 0 9 9h56a9 9 0 0 0 9-9V39c-10 4.2-20.5 4.8-31 3" />
          <path d="M48 67c0-25 3-43 14-58M25 39c0-9 2-16 7-22M71 42c0-9 2-17 8-23" />
          <circle cx="48" cy="69" r="4" fill="var(--art-gold-1)" stroke="var(--art-gold-1)" />
        </>
      }
    >
      <path fill="var(--art-emblem)" d="M11 43C23 37 36 38 48 41s25 3 37-2v35a9 9 0 0 1-9 9H20a9 9 0 0 1-9-9z" />
      <path fill="var(--art-soft)" d="M11 62c12-5 25 3 37 1s25-5 37-1v12a9 9 0 0 1-9 9H20a9 9 0 0 1-9-9z" />
      <path fill="var(--art-emblem)" d="M42 40c0 11-1 18-4 24a11 11 0 1 0 20 0c-3-6-4-13-4-24z" />
    </Emblem>
  )
}
