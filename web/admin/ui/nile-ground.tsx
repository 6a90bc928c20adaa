import { lazy, Suspense, type ComponentType, type ReactNode } from 'react'

import type { ArtProps } from '../../app/art/parts/art-svg.js'
import { SenebMark } from '../../app/art/seneb-mark.js'

/** Decoration, so it comes after what is worked with; when it does not come, the card stands on the plain ground. */
const HeroNile = lazy(async (): Promise<{ readonly default: ComponentType<ArtProps> }> => {
  try {
    return { default: (await import('../../app/art/hero-nile.js')).HeroNile }
  } catch {
    return { default: () => null }
  }
})

interface NileGroundProps {
  readonly title: string
  readonly isWide?: boolean
  readonly children: ReactNode
}

/** One card on the Nile: what stands before the desk. */
export function NileGround({ title, isWide = false, children }: NileGroundProps) {
  return (
    <div className="desk-ground">
      <Suspense>
        <HeroNile />
      </Suspense>
      <main className={`desk-card ${isWide ? 'desk-card-wide' : ''}`}>
        <h1 className="desk-title mb-2 flex items-center gap-3">
          <SenebMark className="size-9 text-brand" />
          {title}
        </h1>
        {children}
      </main>
    </div>
  )
}
