import { Suspense, type ReactNode } from 'react'

import { PageBand } from './page-band.js'

interface FormPageProps {
  readonly copy: { readonly eyebrow: string; readonly title: string; readonly lead: string }
  /** Picture of the band; it may be loaded late. */
  readonly art: ReactNode
  /** Links to the parts of a long form: before it in tab order, beside it on wide screens. */
  readonly sections?: ReactNode
  /** Content beside the form; it may load late. */
  readonly aside: ReactNode
  readonly children: ReactNode
}

/** Frame of every page with a form: a band with its text, then the form with its help beside it. */
export function FormPage({ copy: { eyebrow, title, lead }, art, sections, aside, children }: FormPageProps) {
  return (
    <>
      <PageBand eyebrow={eyebrow} title={title} lead={lead} art={<Suspense>{art}</Suspense>} isArtWide />
      <div className="wrap grid grid-cols-1 gap-10 py-12 md:py-16 lg:grid-cols-[minmax(0,1fr)_300px] lg:grid-rows-[auto_1fr] lg:gap-x-14 lg:gap-y-6">
        {sections && <div className="max-lg:hidden lg:col-start-2 lg:row-start-1">{sections}</div>}
        <div className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1">{children}</div>
        <div
          className={`max-lg:order-last lg:col-start-2 ${sections ? 'lg:row-start-2' : 'lg:row-span-2 lg:row-start-1'}`}
        >
          <Suspense>{aside}</Suspense>
        </div>
      </div>
    </>
  )
}
