import type { ArtProps } from '@seneb/ui/art/art-svg'

import { Emblem } from './parts/emblem.js'

/** Plastic surgery: a calm profile turned to the light, one contour marked in gold. */
export function ProfileEmblem({ className }: ArtProps) {
  return (
    <Emblem
      hue="plastic"
      className={className}
      line={
        <>
          <path d="M32 88c0-11 0-18-2-23-4-8-11-15-11-28 0-16 11-27 27-27 13 0 21 8 22 19 .2 3 .3 6-.5 9 1.5 4 4.5 8 7.5 11.5 1 1.5.3 2.8-3.5 3.5.8 1.6 1 2.7.5 4-.4 1-.8 1.5-.8 2.5.6 1.4.6 2.5-.2 4-.5 1.5.5 3 .5 5.5 0 4.5-4 6.5-8.5 6-4-.4-7 .5-7 4v9" />
          <path d="M57 41.5c2.5 1.8 4.5 1.8 7 .5" />
          <path stroke="var(--art-gold-1)" strokeDasharray=".1 5.5" strokeWidth="3.6" d="M48 58c1 8 6 12 12 12" />
        </>
      }
    >
      <path
        fill="var(--art-emblem)"
        d="M46 10c13 0 21 8 22 19 .2 3 .3 6-.5 9 1.5 4 4.5 8 7.5 11.5 1 1.5.3 2.8-3.5 3.5.8 1.6 1 2.7.5 4-.4 1-.8 1.5-.8 2.5.6 1.4.6 2.5-.2 4-.5 1.5.5 3 .5 5.5 0 4.5-4 6.5-8.5 6-4-.4-7 .5-7 4v9H32V74z"
      />
      <path
        fill="var(--art-soft)"
        d="M64 21C60 14 54 10 46 10 30 10 19 21 19 37c0 13 7 20 11 28 2 5 2 12 2 23h7c1-10-1-16 2-22 2-4 6-6 6-12 0-5-3-7-1-12 2-8 13-7 18-21z"
      />
    </Emblem>
  )
}
