import { ArtSvg, type ArtProps } from '@seneb/ui/art/art-svg'
import { LotusBloom } from '@seneb/ui/art/nile-parts'

import { Morning } from './parts/morning.js'

const signs = {
  cloth: 'M0 262V48C0 16 18 0 47 0s47 16 47 48v142H70V48c0-16-8-24-23-24S24 32 24 48v214z',
  leg: 'M96 0h64c-1 50-3 84-7 112-5 34-6 62-5 96 1 12 6 18 5 28-2 10-7 15-14 15l-44-5c-10 3-20 5-34 5H0v-19c20-1 36-10 50-13 12-4 26-5 36-10 12-7 19-17 19-32 0-60-5-118-9-177z',
}

function Relief() {
  return (
    <>
      <g fill="var(--art-wood-2)" opacity=".55">
        <path transform="translate(433 93)" d={signs.cloth} />
        <path transform="translate(605 207)scale(.75)" d={signs.leg} />
      </g>
      <path transform="translate(438 96)" fill="var(--art-nile-3)" d={signs.cloth} />
      <path
        transform="translate(438 96)"
        fill="var(--art-nile-2)"
        d="M0 262V48C0 16 18 0 47 0 28 4 12 20 12 48v214zM70 190V48h10v142z"
      />
      <path transform="translate(610 210)scale(.75)" fill="var(--art-clay-1)" d={signs.leg} />
      <path
        transform="translate(610 210)scale(.75)"
        fill="var(--art-clay-3)"
        d="M96 0h22c6 60 10 118 8 178-2 22-12 34-28 42-20 10-62 14-98 26v-14c20-1 36-10 50-13 12-4 26-5 36-10 12-7 19-17 19-32 0-60-5-118-9-177z"
      />
      <g strokeLinejoin="miter">
        <path
          stroke="var(--art-wood-2)"
          strokeWidth="20"
          opacity=".55"
          d="m560 164 21-28 21 28 21-28 21 28 21-28 21 28 21-28 21 28 21-28 21 28"
        />
        <path
          stroke="var(--art-nile-3)"
          strokeWidth="20"
          d="m565 167 21-28 21 28 21-28 21 28 21-28 21 28 21-28 21 28 21-28 21 28"
        />
        <path
          stroke="var(--art-nile-4)"
          strokeWidth="5"
          d="m567 161 19-25 21 28 21-28 21 28 21-28 21 28 21-28 21 28 21-28 19 25"
        />
      </g>
    </>
  )
}

function Column({ transform }: { readonly transform?: string }) {
  return (
    <g transform={transform}>
      <path fill="var(--art-sand-3)" d="M-42 118h84l8 302H-50z" />
      <path fill="var(--art-sand-2)" d="M-42 118h26l-10 302h-24z" />
      <path fill="var(--art-sand-4)" d="M28 118h14l8 302H36z" />
      <path fill="var(--art-palm-3)" d="M-46 132h92L74 36H-74z" />
      <path fill="var(--art-palm-2)" d="M-46 132h28L-40 36h-34z" />
      <path fill="var(--art-gold-2)" d="m-16 132-10-96h16l4 96zM10 132l6-96h16l-14 96z" />
      <path fill="var(--art-clay-1)" d="M-47 132h94v10h-94z" />
      <path fill="var(--art-nile-3)" d="M-48 142h96v10h-96z" />
      <path fill="var(--art-gold-1)" d="M-48 152h96v8h-96z" />
      <path fill="var(--art-sand-2)" d="M-82 18H82v20H-82zM-62 420H62v14H-62z" />
    </g>
  )
}

function LotusBowl() {
  return (
    <>
      <path fill="var(--art-sand-2)" opacity=".6" d="M900 462h120l-20 8H880z" />
      <LotusBloom transform="translate(968 438)scale(1.2)" />
      <LotusBloom transform="translate(1000 440)rotate(14)scale(.8)" />
      <path fill="var(--art-nile-3)" d="M922 432h108c0 18-18 33-34 33h-40c-16 0-34-15-34-33z" />
      <path fill="var(--art-nile-4)" d="M1006 432h24c0 18-18 33-34 33h-10c12-6 20-18 20-33z" />
      <path fill="var(--art-nile-2)" d="M918 430h116v6H918z" />
    </>
  )
}

/** Article on the name: s, n and b, the folded cloth, the ripple and the leg, painted on a sunlit wall (ART-15). */
export function ArticleHeaderName({ className }: ArtProps) {
  return (
    <ArtSvg viewBox="0 0 1200 480" fit="xMidYMid slice" className={className}>
      <Morning width={1200} height={480} x={1050} y={232} r={52} />
      <path fill="var(--art-sand-2)" d="m820 330 90-112 90 112z" />
      <path fill="var(--art-sand-3)" d="m910 218 90 112h-62z" />
      <path fill="var(--art-palm-3)" d="M0 322c200-16 1000-20 1200-4v40H0z" />
      <path fill="var(--art-nile-4)" d="M0 346h1200v70H0z" />
      <path fill="var(--art-nile-3)" d="M0 376c200-16 400 8 600 4s400-12 600 0v40H0z" />
      <path
        stroke="var(--art-disc)"
        strokeWidth="4"
        strokeLinecap="round"
        d="M1010 356h90M1030 367h60M990 389h80M1060 400h60"
      />
      <path fill="var(--art-sand-3)" d="M340 38h520v382H340z" />
      <path fill="var(--art-sand-2)" opacity=".45" d="M340 38h46v382h-46z" />
      <path
        stroke="var(--art-sand-2)"
        strokeWidth="2"
        opacity=".7"
        d="M340 130h520M340 226h520M340 322h520M470 38v92M700 38v92M390 130v96M820 130v96M470 322v98M740 322v98M800 226v96"
      />
      <Relief />
      <path fill="var(--art-sand-3)" d="M0 0h346v18H0z" />
      <path fill="var(--art-sand-2)" opacity=".5" d="M0 14h346v4H0z" />
      <path fill="var(--art-sand-4)" d="M318 8h564l-22 38H340z" />
      <path stroke="var(--art-clay-1)" strokeWidth="20" strokeDasharray="8 22" d="M348 32h504" />
      <path stroke="var(--art-nile-3)" strokeWidth="20" strokeDasharray="8 22" d="M363 32h490" />
      <path fill="var(--art-gold-1)" d="M340 46h520v7H340z" />
      <Column transform="translate(196)" />
      <path fill="var(--art-sand-4)" d="M0 416h1200v64H0z" />
      <path fill="var(--art-sand-2)" opacity=".5" d="M0 416h1200v6H0zM260 422h600l-70 34H170z" />
      <LotusBowl />
    </ArtSvg>
  )
}
