import { Suspense, type ReactNode } from 'react'

import { PageBand } from './page-band.js'

interface FormPageProps {
  readonly copy: { readonly eyebrow: string; readonly title: string; readonly lead: string }
  /** The picture of the band; it may come late. */
  readonly art: ReactNode
  /** What stands beside the form; it may come late. */
  readonly aside: ReactNode
  readonly children: ReactNode
}

/** The frame of every page that is a form: a band with its words, then the form with what helps beside it. */
export function FormPage({ copy: { eyebrow, title, lead }, art, aside, children }: FormPageProps) {
  return (
    <>
      <PageBand eyebrow={eyebrow} title={title} lead={lead} art={<Suspense>{art}</Suspense>} isArtWide />
      <div className="wrap grid grid-cols-1 gap-10 py-12 md:py-16 lg:grid-cols-[minmax(0,1fr)_300px] lg:gap-14">
        {children}
        <Suspense>{aside}</Suspense>
      </div>
    </>
  )
}
