import { ArtSvg, type ArtProps } from '@seneb/ui/art/art-svg'
import { SenebMark } from '@seneb/ui/art/seneb-mark'

/** Mark and name in one line, both in the current text colour (SHELL header and footer). */
export function SenebWordmark({ className }: ArtProps) {
  return (
    <ArtSvg viewBox="0 0 148 48" className={className}>
      <svg width="48" height="48">
        <SenebMark />
      </svg>
      <text
        direction="ltr"
        x="60"
        y="34"
        fill="currentColor"
        fontFamily="'Fraunces Variable', Fraunces, Georgia, serif"
        fontSize="31"
        fontWeight="600"
        letterSpacing="-.4"
      >
        Seneb
      </text>
    </ArtSvg>
  )
}
