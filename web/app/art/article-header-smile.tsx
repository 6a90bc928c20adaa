import { ArtSvg, type ArtProps } from '@seneb/ui/art/art-svg'
import { LotusBloom } from '@seneb/ui/art/nile-parts'

import { Morning } from './parts/morning.js'

function Mirror() {
  return (
    <>
      <path fill="var(--art-sand-2)" opacity=".6" d="M520 398h170l-40 14H474z" />
      <path fill="var(--art-gold-1)" d="M600 34c86 0 138 56 138 120s-56 114-138 114-138-50-138-114S514 34 600 34z" />
      <path
        fill="var(--art-gold-2)"
        d="M600 34c86 0 138 56 138 120s-56 114-138 114c60-24 92-64 92-118S660 52 600 34z"
      />
      <path fill="var(--art-nile-5)" d="M600 50c74 0 121 48 121 104s-49 98-121 98-121-42-121-98S526 50 600 50z" />
      <path
        fill="var(--art-air-4)"
        d="M655 62c40 16 66 52 66 92 0 44-32 80-78 92 26-22 46-54 46-92 0-36-12-70-34-92z"
        opacity=".7"
      />
      <path fill="var(--art-paper)" opacity=".6" d="m640 66 16 6-70 168-22-6z" />
      <Smile />
      <path fill="var(--art-palm-2)" d="M566 262h68l34-22c-8 34-26 52-46 60h-44c-20-8-38-26-46-60z" />
      <path fill="var(--art-palm-3)" d="M618 262h16l34-22c-8 34-26 52-46 60h-12z" />
      <path fill="var(--art-gold-1)" d="M576 298h48v10h-48z" />
      <path fill="var(--art-wood-2)" d="M582 308h36l-6 66h-24z" />
      <path fill="var(--art-wood-1)" d="M582 308h12l-2 66h-4z" />
      <path fill="var(--art-clay-1)" d="M583 322h34l-1 9h-32zM586 352h28l-1 9h-26z" />
      <path fill="var(--art-sand-1)" d="M556 374h88l18 24H538z" />
      <path fill="var(--art-sand-2)" d="M626 374h18l18 24h-24z" />
    </>
  )
}

function Smile() {
  return (
    <>
      <path
        fill="var(--art-clay-3)"
        d="M522 150c26-18 48-26 62-22 8 2 12 5 16 5s8-3 16-5c14-4 36 4 62 22-16 40-44 60-78 60s-62-20-78-60z"
      />
      <path
        fill="var(--art-paper)"
        d="M538 153c24-4 40-8 50-8 6 0 8 2 12 2s6-2 12-2c10 0 26 4 50 8-14 22-34 33-62 33s-48-11-62-33z"
      />
      <path
        stroke="var(--art-paper-2)"
        strokeWidth="2"
        d="M600 147v38M580 146v36M620 146v36M561 149l3 24M639 149l-3 24"
      />
      <path
        fill="var(--art-clay-1)"
        d="M522 150c26-18 48-26 62-22 8 2 12 5 16 5s8-3 16-5c14-4 36 4 62 22-24-2-44-6-58-8-8-1-14 2-20 2s-12-3-20-2c-14 2-34 6-58 8z"
      />
      <path
        fill="var(--art-clay-1)"
        d="M538 153c-6 0-11-1-16-3 16 40 44 60 78 60s62-20 78-60c-5 2-10 3-16 3-14 22-34 33-62 33s-48-11-62-33z"
      />
      <path stroke="var(--art-clay-2)" strokeWidth="6" strokeLinecap="round" d="M614 199c12-2 22-6 30-13" />
      <path fill="var(--art-gold-1)" d="m664 104 5 13 13 5-13 5-5 13-5-13-13-5 13-5z" />
    </>
  )
}

function Toilette() {
  return (
    <>
      <path fill="var(--art-sand-2)" opacity=".6" d="M232 398h250l-40 14H190z" />
      <path
        fill="var(--art-nile-3)"
        d="M268 260h44v22c34 12 48 36 48 62 0 32-22 54-44 54h-52c-22 0-44-22-44-54 0-26 14-50 48-62z"
      />
      <path fill="var(--art-nile-2)" d="M268 260h14c0 50-40 74-8 138h-10c-22 0-44-22-44-54 0-26 14-50 48-62z" />
      <path fill="var(--art-nile-4)" d="M304 260h8v22c34 12 48 36 48 62 0 32-22 54-44 54 28-42 24-90-12-112z" />
      <path fill="var(--art-gold-1)" d="M262 250h56v12h-56zM276 226h28l-4 24h-20z" />
      <circle cx="290" cy="220" r="13" fill="var(--art-gold-2)" />
      <path stroke="var(--art-gold-2)" strokeWidth="5" d="M226 326q64 22 128 0" />
      <path fill="var(--art-paper)" d="M396 330h56c8 22 12 44 4 68h-64c-8-24-4-46 4-68z" />
      <path fill="var(--art-paper-2)" d="M396 330h18c-10 22-12 46-6 68h-16c-8-24-4-46 4-68z" />
      <path fill="var(--art-clay-1)" d="M388 318h72v14h-72z" />
      <path fill="var(--art-ink)" d="M404 312h40v6h-40z" />
      <path stroke="var(--art-wood-2)" strokeWidth="6" strokeLinecap="round" d="m430 314 26-74" />
      <path fill="var(--art-sand-2)" opacity=".6" d="M770 398h220l-36 14H730z" />
      <LotusBloom transform="translate(850 346)scale(1.5)" />
      <LotusBloom transform="translate(916 350)rotate(16)scale(1.15)" />
      <LotusBloom transform="translate(796 350)rotate(-16)" />
      <path fill="var(--art-clay-1)" d="M758 338h208c-4 36-36 60-72 60h-64c-36 0-68-24-72-60z" />
      <path fill="var(--art-clay-3)" d="M758 338h60c2 28 16 50 38 60h-26c-36 0-68-24-72-60z" />
      <path fill="var(--art-clay-2)" d="M930 338h36c-4 36-36 60-72 60h-14c28-10 46-32 50-60z" />
      <path fill="var(--art-gold-1)" d="M752 332h220v10H752z" />
    </>
  )
}

/** Article on the Cleopatra smile: a bronze mirror that holds a smile, on a dressing table by the river (ART-15). */
export function ArticleHeaderSmile({ className }: ArtProps) {
  return (
    <ArtSvg viewBox="0 0 1200 480" fit="xMidYMid slice" className={className}>
      <Morning width={1200} height={480} x={1050} y={196} r={52} />
      <path fill="var(--art-palm-3)" d="M0 302c300-16 900-18 1200-2v40H0z" />
      <path fill="var(--art-nile-4)" d="M0 324h1200v70H0z" />
      <path fill="var(--art-nile-3)" d="M0 350c200-14 400 8 600 4s400-12 600 0v40H0z" />
      <path stroke="var(--art-disc)" strokeWidth="4" strokeLinecap="round" d="M1010 333h90M1030 344h70M1000 362h80" />
      <path fill="var(--art-sand-4)" d="M0 380h1200v40H0z" />
      <path fill="var(--art-sand-3)" d="M0 420h1200v60H0z" />
      <path fill="var(--art-sand-2)" opacity=".5" d="M0 420h1200v8H0z" />
      <path stroke="var(--art-sand-2)" strokeWidth="9" strokeLinecap="round" strokeDasharray=".1 32" d="M16 454h1184" />
      <Toilette />
      <Mirror />
    </ArtSvg>
  )
}
