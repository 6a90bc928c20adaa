import { ArtSvg, type ArtProps } from '@seneb/ui/art/art-svg'
import { LotusBloom } from '@seneb/ui/art/nile-parts'

/** An ornament between passages: a lotus between two fading reeds. */
export function Lotus({ className }: ArtProps) {
  return (
    <ArtSvg viewBox="0 0 240 48" className={className}>
      <path
        fill="var(--art-gold-1)"
        d="M84 37c-24-1.6-50-1.6-76 0 26 1.6 52 1.6 76 0zM156 37c24-1.6 50-1.6 76 0-26 1.6-52 1.6-76 0z"
      />
      <circle cx="91" cy="37" r="2.2" fill="var(--art-gold-2)" />
      <circle cx="149" cy="37" r="2.2" fill="var(--art-gold-2)" />
      <path fill="var(--art-nile-4)" d="M98 40c12 6 32 6 44 0-12-2.5-32-2.5-44 0z" />
      <LotusBloom transform="translate(120 41)scale(.8)" lit="var(--art-lotus-2)" shade="var(--art-clay-2)" />
    </ArtSvg>
  )
}
