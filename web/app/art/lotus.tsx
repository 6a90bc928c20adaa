import { ArtSvg, type ArtProps } from './parts/art-svg.js'
import { LotusBloom } from './parts/lotus-bloom.js'

/** An ornament between passages: a lotus between two fading reeds. */
export function Lotus({ className }: ArtProps) {
  return (
    <ArtSvg viewBox="0 0 240 48" className={className}>
      <path fill="var(--art-gold-1)" d="M84 37c-24-3-50-3-76 .5C34 41 60 41 84 37zM156 37c24-3 50-3 76 .5-26 3.5-52 3.5-76-.5z" />
      <circle cx="91" cy="37" r="2.2" fill="var(--art-gold-2)" />
      <circle cx="149" cy="37" r="2.2" fill="var(--art-gold-2)" />
      <path fill="var(--art-nile-4)" d="M98 40c12 6 32 6 44 0-12-2.5-32-2.5-44 0z" />
      <LotusBloom transform="translate(120 41)scale(.8)" />
    </ArtSvg>
  )
}
