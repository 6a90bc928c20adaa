import { ArtSvg, type ArtProps } from '@seneb/ui/art/art-svg'
import { Palm } from '@seneb/ui/art/nile-parts'

import { Morning } from './parts/morning.js'
import { TeaGlass } from './parts/tea-glass.js'

/** News of the weeks after: a chair by the river, a stick against it, tea within reach (ART-03). */
export function NewsRecovery({ className }: ArtProps) {
  return (
    <ArtSvg viewBox="0 0 480 300" fit="xMidYMid slice" className={className}>
      <Morning width={480} height={300} x={118} y={128} r={32} />
      <path fill="var(--art-sand-3)" d="M0 160c80-14 160-6 250 0s160-8 230-2v22H0z" />
      <path fill="var(--art-nile-4)" d="M0 172h480v60H0z" />
      <path fill="var(--art-nile-3)" d="M0 204c90-8 170 4 270 4s150-8 210-4v34H0z" />
      <path stroke="var(--art-disc)" strokeWidth="3" strokeLinecap="round" d="M84 180h70M72 190h44M128 194h34" />
      <path fill="var(--art-sand-4)" d="M0 228h480v72H0z" />
      <path
        stroke="var(--art-sand-2)"
        strokeWidth="2"
        d="M0 246h480M0 270h480M84 228l-30 72M204 228l-8 72M324 228l12 72"
      />
      <Palm transform="translate(428 74)scale(.95)" height={190} lean={14} />
      <Chair />
      <path fill="var(--art-wood-2)" d="M132 214h68v8h-68zM142 222h7v50h-7zM184 222h7v50h-7z" />
      <TeaGlass transform="translate(164 213)scale(1.1)" />
    </ArtSvg>
  )
}

function Chair() {
  return (
    <>
      <path fill="var(--art-sand-2)" opacity=".6" d="M214 274h170l-22 10H200z" />
      <path
        stroke="var(--art-wood-1)"
        strokeWidth="8"
        strokeLinecap="round"
        d="M246 274l26-58M344 274l-28-58M330 226l30-108"
      />
      <path fill="var(--art-nile-1)" d="M232 206h96l-6 20h-96z" />
      <path fill="var(--art-nile-2)" d="m318 222 28-112 18 5-28 109z" />
      <path fill="var(--art-clay-1)" d="M322 150l22-4-10 44-20 6z" />
      <path fill="var(--art-clay-2)" d="M326 158l14-3-6 26-12 4z" />
      <path stroke="var(--art-wood-2)" strokeWidth="7" strokeLinecap="round" d="M236 186h80" />
      <path stroke="var(--art-wood-2)" strokeWidth="6" strokeLinecap="round" d="M220 276 236 148c2-16 22-16 22-2" />
    </>
  )
}
