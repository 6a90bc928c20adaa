import type { ReactNode } from 'react'

interface PageBandProps {
  readonly title: ReactNode
  readonly lead?: string
  readonly eyebrow?: string
  /** Illustration next to the text. */
  readonly art?: ReactNode
  /** True when phones omit it, so that the content is nearer to the top. */
  readonly isArtWide?: boolean
}

/** The top of a generic page (SHELL-18): deep water, the page's heading, an illustration. At least 450 px (SHELL-19). */
export function PageBand({ title, lead, eyebrow, art, isArtWide = false }: PageBandProps) {
  return (
    <div className="on-deep bg-nile-900 text-white">
      <div className="wrap grid min-h-[450px] items-center gap-x-14 gap-y-10 under-header pb-12 lg:grid-cols-[1.15fr_1fr] lg:pb-16">
        <div>
          {eyebrow && <p className="eyebrow text-sand-200">{eyebrow}</p>}
          <h1 className="mt-3 max-w-[18ch] title-band">{title}</h1>
          {lead && <p className="mt-5 max-w-[46ch] text-lg text-[#eef6f5] md:text-[1.1875rem]">{lead}</p>}
        </div>
        {art && (
          <div
            className={`page-band-art aspect-16/9 overflow-hidden rounded-panel lg:aspect-4/3 ${isArtWide ? 'max-sm:hidden' : ''}`}
          >
            {art}
          </div>
        )}
      </div>
    </div>
  )
}

/** Dark background below the header on pages whose content begins right below it. */
export function HeaderGround() {
  return <div data-header-ground="" className="h-[72px] bg-nile-900 md:h-[84px]" />
}
