import { ArtSvg, type ArtProps } from '@seneb/ui/art/art-svg'
import { LotusBloom } from '@seneb/ui/art/lotus-bloom'

import { Morning, WindowSill } from './morning.js'

interface LetterReceivedProps extends ArtProps {
  /** False while it waits for an answer: the seal has no tick yet. */
  readonly isTicked?: boolean
}

/** Thank you: the letter has arrived and lies opened by the window, sealed in gold (TRIP-55). */
export function LetterReceived({ className, isTicked = true }: LetterReceivedProps) {
  return (
    <ArtSvg viewBox="0 0 480 320" fit="xMidYMid slice" className={className}>
      <Morning width={480} height={320} x={400} y={138} r={34} />
      <g transform="translate(0-36)scale(1.5)">
        <WindowSill />
      </g>
      <path fill="var(--art-sand-2)" opacity=".6" d="M120 262h240l-46 9H96z" />
      <path fill="var(--art-clay-1)" d="M126 152 240 84l114 68v110H126z" />
      <path fill="var(--art-paper)" d="M150 62h180a6 6 0 0 1 6 6v150H144V68a6 6 0 0 1 6-6z" />
      <path fill="var(--art-paper-2)" opacity=".5" d="M150 62h20v156h-26V68a6 6 0 0 1 6-6z" />
      <LotusBloom transform="translate(240 116)scale(.8)" lit="var(--art-lotus-2)" shade="var(--art-clay-2)" />
      <path stroke="var(--art-nile-5)" strokeWidth="6" strokeLinecap="round" d="M178 138h124M178 154h100M178 170h116" />
      <path fill="var(--art-clay-2)" d="m126 152 114 72 114-72v104a8 8 0 0 1-8 8H134a8 8 0 0 1-8-8z" />
      <path fill="var(--art-clay-1)" opacity=".45" d="M128 261l88-68 24 15 24-15 88 68q-2 3-6 3H134q-4 0-6-3z" />
      <path fill="var(--art-clay-1)" opacity=".55" d="m126 152 90 57-88 52q-2-2-2-5z" />
      <circle cx="240" cy="216" r="25" fill="var(--art-gold-1)" />
      <path fill="var(--art-gold-2)" d="M240 191a25 25 0 0 1 0 50c12-12 12-38 0-50z" opacity=".7" />
      {isTicked && (
        <path
          stroke="var(--art-paper)"
          strokeWidth="5"
          strokeLinecap="round"
          strokeLinejoin="round"
          d="m229 217 8 8 15-17"
        />
      )}
      <Vase />
    </ArtSvg>
  )
}

function Vase() {
  return (
    <>
      <path fill="var(--art-sand-2)" opacity=".6" d="M58 263h42l-16 8H44z" />
      <path stroke="var(--art-palm-2)" strokeWidth="4" d="M76 214c2-24-4-40-10-58M78 214c0-16 6-26 14-34" />
      <LotusBloom transform="translate(65 160)rotate(-8)scale(.72)" />
      <path fill="var(--art-palm-2)" d="M88 188c6-14 14-18 26-18-2 12-10 20-26 18z" />
      <path
        fill="var(--art-nile-3)"
        d="M64 206h28v6c0 6 10 12 10 28 0 14-8 24-16 24H70c-8 0-16-10-16-24 0-16 10-22 10-28z"
      />
      <path fill="var(--art-nile-2)" d="M64 206h10c0 22-10 34-2 58h-2c-8 0-16-10-16-24 0-16 10-22 10-28z" />
      <path stroke="var(--art-gold-2)" strokeWidth="3" d="M55 236q23 8 46 0" />
      <path fill="var(--art-nile-4)" d="M62 203h32v5H62z" />
    </>
  )
}
