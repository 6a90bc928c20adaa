import SenebMark from '@seneb/ui/art/seneb-mark.svg?react'
import { lazyComponent } from '@seneb/ui/lazy-part'
import { Suspense, type ReactNode } from 'react'

/** Decoration, loaded after the working content; when it fails to load, the card has a plain background. */
const HeroNile = lazyComponent(async () => (await import('@seneb/ui/art/hero-nile.svg?react')).default)

interface NileGroundProps {
  readonly title: string
  readonly isWide?: boolean
  readonly children: ReactNode
}

/** Card on a picture of the Nile, used for the pages before the desk. */
export function NileGround({ title, isWide = false, children }: NileGroundProps) {
  return (
    <div className="desk-ground">
      <Suspense>
        <HeroNile className="art-turns" />
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
