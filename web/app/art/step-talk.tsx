import { ArtSvg, type ArtProps } from '@seneb/ui/art/art-svg'

import { Morning, WindowSill } from './morning.js'
import { AdvisorHead, TeaGlass } from './scene-parts.js'

/** Step one, talk: a care advisor on a tablet by the window, a word in gold, tea within reach. */
export function StepTalk({ className }: ArtProps) {
  return (
    <ArtSvg viewBox="0 0 320 240" fit="xMidYMid slice" className={className}>
      <Morning width={320} height={240} x={262} y={136} r={23} />
      <WindowSill />
      <path fill="var(--art-sand-2)" opacity=".6" d="M52 196h118l-34 8H40z" />
      <path fill="var(--art-ink)" d="M64 58h96a9 9 0 0 1 9 9v122a9 9 0 0 1-9 9H64a9 9 0 0 1-9-9V67a9 9 0 0 1 9-9z" />
      <path fill="var(--art-nile-5)" d="M66 64h92a5 5 0 0 1 5 5v118a5 5 0 0 1-5 5H66a5 5 0 0 1-5-5V69a5 5 0 0 1 5-5z" />
      <path fill="var(--art-air-4)" d="M163 84v68a46 46 0 0 1 0-68z" />
      <path fill="var(--art-nile-3)" d="M66 192c0-26 18-38 46-38s46 12 46 38z" />
      <path fill="var(--art-nile-2)" d="M66 192c0-20 10-32 28-36 0 14-3 26-4 36z" />
      <AdvisorHead />
      <path fill="var(--art-paper)" d="m98 155 14 15 14-15 6 3-20 26-20-26z" />
      <path
        fill="var(--art-gold-2)"
        d="M190 52h66a14 14 0 0 1 14 14v22a14 14 0 0 1-14 14h-50l-22 14 6-15a14 14 0 0 1-14-13V66a14 14 0 0 1 14-14z"
      />
      <g fill="var(--art-wood-2)">
        <circle cx="205" cy="77" r="5" />
        <circle cx="223" cy="77" r="5" />
        <circle cx="241" cy="77" r="5" />
      </g>
      <TeaGlass transform="translate(208 199)scale(1.15)" />
    </ArtSvg>
  )
}
