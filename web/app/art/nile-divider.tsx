import { ArtSvg, type ArtProps } from '@seneb/ui/art/art-svg'

/** A slow wave between two sections; the front layer takes the current text colour of its box. */
export function NileDivider({ className }: ArtProps) {
  return (
    <ArtSvg viewBox="0 0 1440 72" fit="none" className={className}>
      <path fill="var(--art-nile-4)" opacity=".35" d="M0 30C160 4 300 6 470 22s300 26 480 6S1290 4 1440 26v47H0z" />
      <path fill="var(--art-nile-3)" opacity=".55" d="M0 44c200 14 330-20 520-20s300 34 500 30 290-28 420-24v43H0z" />
      <path
        stroke="var(--art-gold-2)"
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
        d="M0 54c180-14 320-14 500-2s330 12 500-2 310-12 440 4"
      />
      <path fill="currentColor" d="M0 57c180-14 320-14 500-2s330 12 500-2 310-12 440 4v16H0z" />
    </ArtSvg>
  )
}
