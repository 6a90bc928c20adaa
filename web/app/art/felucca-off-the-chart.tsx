import { ArtSvg, type ArtProps } from '@seneb/ui/art/art-svg'
import { Felucca } from '@seneb/ui/art/felucca'

import { Morning } from './morning.js'

/** Picture of the 404 page: the felucca has followed its route off the edge of the chart (NF). */
export function FeluccaOffTheChart({ className }: ArtProps) {
  return (
    <ArtSvg viewBox="0 0 480 320" fit="xMidYMid slice" className={className}>
      <Morning width={480} height={320} x={424} y={176} r={34} />
      <path fill="var(--art-palm-3)" d="M220 206c60-8 120-8 180-4 40 2 60-1 80-2v16H220z" />
      <path fill="var(--art-nile-4)" d="M0 214h480v106H0z" />
      <path fill="var(--art-nile-3)" d="M0 240c80-8 160 4 260 4s160-8 220-2v78H0z" />
      <path fill="var(--art-nile-2)" d="M0 286c90-10 170 4 270 4s150-8 210-4v34H0z" />
      <g stroke="var(--art-disc)" strokeWidth="3" strokeLinecap="round">
        <path d="M404 221h50M388 230h34M432 230h30M396 250h56M424 261h36" />
      </g>
      <Chart />
      <path
        stroke="var(--art-gold-1)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray=".1 11"
        d="M86 236c20-50 60-20 84-62s44-58 74-30 34 92 80 104"
      />
      <path fill="var(--art-sail-2)" opacity=".4" d="M330 272h76l-8 7h-60zM342 284h54l-6 6h-42z" />
      <Felucca transform="translate(368 264)scale(.56)" bound="right" />
    </ArtSvg>
  )
}

function Chart() {
  return (
    <g>
      <path fill="var(--art-nile-1)" opacity=".25" d="m22 68 244-24 20 216-36 24-208 14z" />
      <path fill="var(--art-paper)" d="m30 54 240-20 18 202-38 36-200 16z" />
      <path
        fill="var(--art-sand-3)"
        d="m30 54 94-8c2 14 14 18 12 32s-18 14-22 28 8 22-2 34-28 6-36 20-6 30-30 34zM244 274l-58 4c4-14-2-24 10-32s24 0 34-10 24-10 50-8l8 8z"
      />
      <path fill="var(--art-nile-5)" d="m30 54 8-.6C46 80 62 88 60 108s-22 22-20 44l-1 4z" />
      <path
        stroke="var(--art-nile-5)"
        strokeWidth="1.6"
        d="m78 50 20 234M126 46l20 234M174 42l20 234M222 38l20 234M34 100l240-20M38 148l240-20M42 196l240-20M46 244l240-20"
        opacity=".8"
      />
      <path stroke="var(--art-sand-2)" strokeWidth="2" d="m40 64 221-18.5 16.5 185-32 31L58 277z" />
      <path fill="var(--art-paper-2)" d="m288 236-36-6-2 42z" />
      <g transform="translate(98 188)rotate(-5)">
        <circle r="20" fill="var(--art-paper)" stroke="var(--art-nile-3)" strokeWidth="2" />
        <path fill="var(--art-nile-3)" d="m0-26 5 21 21 5-21 5-5 21-5-21-21-5 21-5z" />
        <path fill="var(--art-gold-1)" d="m0-26 5 21L0 0zM0 0h26L5 5z" />
      </g>
      <path stroke="var(--art-clay-1)" strokeWidth="4" strokeLinecap="round" d="m80 230 12 12m0-12-12 12" />
    </g>
  )
}
