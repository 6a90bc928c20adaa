import type { ReactNode } from 'react'

interface PageBandProps {
  readonly title: string
  readonly lead?: string
  readonly eyebrow?: string
  /** An illustration that fills the band behind the words. */
  readonly art?: ReactNode
}

/** The top of a generic page (SHELL-18): deep water, an illustration, the page's heading. At least 450 px (SHELL-19). */
export function PageBand({ title, lead, eyebrow, art }: PageBandProps) {
  return (
    <div className="page-band on-deep relative isolate flex min-h-[450px] items-end overflow-hidden bg-nile-900 text-white">
      {art && <div className="absolute inset-0 -z-10">{art}</div>}
      <div className="wrap pt-36 pb-20 md:pb-24">
        {eyebrow && <p className="eyebrow text-sand-200">{eyebrow}</p>}
        <h1 className="mt-3 max-w-[18ch] text-[clamp(2.25rem,4.6vw,3.75rem)]">{title}</h1>
        {lead && <p className="mt-5 max-w-[52ch] text-[1.1875rem] text-[#eef6f5]">{lead}</p>}
      </div>
    </div>
  )
}

/** Deep ground under the header on screens whose content begins right below it. */
export function HeaderGround() {
  return <div aria-hidden className="h-[72px] bg-nile-900 md:h-[84px]" />
}
