import { ArtSvg, type ArtProps } from '@seneb/ui/art/art-svg'
import { LotusBloom } from '@seneb/ui/art/lotus-bloom'
import { Palm } from '@seneb/ui/art/nile-parts'
import { useId } from 'react'

const arch = 'M276 330V196C276 138 322 112 360 88c38 24 84 50 84 108v134z'

/** A calm courtyard: an arch to the river, a mashrabiya, a basin with lotus. */
export function Courtyard({ className }: ArtProps) {
  const opening = useId()
  return (
    <ArtSvg viewBox="0 0 640 480" fit="xMidYMid slice" className={className}>
      <path fill="var(--art-wall-2)" d="M0 0h640v336H0z" />
      <path fill="var(--art-sand-2)" opacity=".55" d="M0 0h28v336H0zM0 0h640v26H0z" />
      <path stroke="var(--art-sand-2)" strokeWidth="6" strokeLinecap="round" strokeDasharray=".1 20" d="M50 42h590" />
      <clipPath id={opening}>
        <path d={arch} />
      </clipPath>
      <g clipPath={`url(#${opening})`}>
        <View />
      </g>
      <path stroke="var(--art-sand-4)" strokeWidth="24" d="M264 330V196c0-64 52-96 96-122 44 26 96 58 96 122v134" />
      <path
        stroke="var(--art-clay-2)"
        strokeWidth="24"
        strokeDasharray="22 22"
        d="M264 330V196c0-64 52-96 96-122M456 330V196c0-64-52-96-96-122"
      />
      <path stroke="var(--art-sand-2)" strokeWidth="3" d={arch} />
      <path fill="var(--art-wall-1)" d="M0 336h640v144H0z" />
      <path fill="var(--art-sand-2)" opacity=".4" d="M0 330h640v9H0z" />
      <path fill="var(--art-gold-2)" opacity=".35" d="M276 339h168l-190 141H10z" />
      <path
        stroke="var(--art-sand-2)"
        strokeWidth="2"
        opacity=".6"
        d="M0 372h640M0 422h640M80 339-60 480M200 339 120 480M320 339v141M440 339l80 141M560 339l140 141"
      />
      <Mashrabiya />
      <Bench />
      <Basin />
      <Pots />
    </ArtSvg>
  )
}

function View() {
  return (
    <>
      <path fill="var(--art-air-2)" d="M260 80h200v256H260z" />
      <circle cx="420" cy="226" r="150" fill="var(--art-air-3)" />
      <circle cx="420" cy="226" r="78" fill="var(--art-air-4)" />
      <circle cx="420" cy="226" r="30" fill="var(--art-disc)" />
      <path fill="var(--art-sand-2)" d="m286 268 34-36 34 36z" />
      <path fill="var(--art-sand-3)" d="m320 232 34 36h-24z" />
      <path fill="var(--art-palm-3)" d="M260 266c60-10 130-6 200-4v18H260z" />
      <path fill="var(--art-nile-4)" d="M260 276h200v60H260z" />
      <path fill="var(--art-nile-3)" d="M260 294c60-6 120 6 200 0v42H260z" />
      <path stroke="var(--art-disc)" strokeWidth="3" strokeLinecap="round" d="M396 283h40M386 291h30M404 300h30" />
      <Palm transform="translate(304 176)scale(.62)" height={260} lean={16} />
    </>
  )
}

function Mashrabiya() {
  return (
    <>
      <path fill="var(--art-wood-1)" d="M66 84h148v186H66z" />
      <path
        fill="var(--art-wood-2)"
        d="M56 76h168l-10 14H66zM60 264h160l-14 16H74zM84 280h14v18l-10 10zM182 280h14l-4 28-10-10zM66 84h8v186h-8zM206 84h8v186h-8zM136 84h8v186h-8zM66 168h148v8H66z"
      />
      <g stroke="var(--art-sand-1)" strokeWidth="6.5" strokeLinecap="round" strokeDasharray=".1 9.2">
        <path d="M82 98h50M151 98h50M82 107h50M151 107h50M82 116h50M151 116h50M82 125h50M151 125h50M82 134h50M151 134h50M82 143h50M151 143h50M82 152h50M151 152h50M82 161h50M151 161h50M82 184h50M151 184h50M82 193h50M151 193h50M82 202h50M151 202h50M82 211h50M151 211h50M82 220h50M151 220h50M82 229h50M151 229h50M82 238h50M151 238h50M82 247h50M151 247h50M82 256h50M151 256h50" />
      </g>
    </>
  )
}

function Bench() {
  return (
    <>
      <path stroke="var(--art-wood-1)" strokeWidth="2.5" d="M548 26v66" />
      <circle cx="548" cy="124" r="46" fill="var(--art-gold-2)" opacity=".22" />
      <path fill="var(--art-wood-1)" d="M536 102q12-18 24 0zM538 150h20l-10 10z" />
      <path fill="var(--art-gold-2)" d="M534 102h28l4 22-8 26h-20l-8-26z" />
      <path fill="var(--art-gold-1)" d="M534 102h10l-4 22 4 26h-6l-8-26zM529 122h38v4h-38z" />
      <path fill="var(--art-sand-2)" d="M496 296h144v60H496z" />
      <path fill="var(--art-sand-4)" d="M488 288h152v12H488z" />
      <path fill="var(--art-nile-3)" d="M492 274h148v15H492q-6-7 0-15z" />
      <path
        fill="var(--art-clay-1)"
        d="M520 232h40a6 6 0 0 1 6 6v32a6 6 0 0 1-6 6h-40a6 6 0 0 1-6-6v-32a6 6 0 0 1 6-6z"
      />
      <path fill="var(--art-clay-2)" d="M552 232h8a6 6 0 0 1 6 6v32a6 6 0 0 1-6 6h-8z" />
      <path
        fill="var(--art-gold-2)"
        d="M582 240h38a5 5 0 0 1 5 5v26a5 5 0 0 1-5 5h-38a5 5 0 0 1-5-5v-26a5 5 0 0 1 5-5z"
      />
      <path fill="var(--art-gold-1)" d="M582 240h10v36h-10a5 5 0 0 1-5-5v-26a5 5 0 0 1 5-5z" />
    </>
  )
}

function Basin() {
  return (
    <>
      <path fill="var(--art-sand-1)" opacity=".35" d="m164 412 62 52h208l-26 10H170l-84-46z" />
      <path fill="var(--art-nile-3)" d="M164 404v26l62 34h208v-26z" />
      <path fill="var(--art-nile-4)" d="M226 438h208v26H226zM434 438v26l62-34v-26z" />
      <path fill="var(--art-nile-5)" opacity=".5" d="M434 438v26l62-34v-26z" />
      <path fill="var(--art-nile-5)" d="m226 370h208l62 34-62 34H226l-62-34z" />
      <path fill="var(--art-nile-3)" d="m234 378h192l48 26-48 26H234l-48-26z" />
      <path fill="var(--art-nile-2)" d="m234 378h192l15 8H235l-33 18h-16z" />
      <path stroke="var(--art-nile-4)" strokeWidth="2.5" strokeLinecap="round" d="M292 419h70M312 426h30M352 398h30" />
      <path fill="var(--art-palm-3)" d="M236 414c12-7 46-7 54 0-8 8-42 8-54 0zM384 412c12-6 40-6 48 0-8 7-38 7-48 0z" />
      <LotusBloom transform="translate(262 413)scale(.78)" />
      <LotusBloom transform="translate(410 411)scale(.62)" />
      <path fill="var(--art-nile-5)" d="M320 408q12 5 24 0l-7-10h-10z" />
      <path
        stroke="var(--art-paper)"
        strokeWidth="2.6"
        strokeLinecap="round"
        d="M332 398v-14M329 396c-3-11-11-12-15-3M335 396c3-11 11-12 15-3"
      />
    </>
  )
}

function Pots() {
  return (
    <>
      <path
        fill="var(--art-palm-2)"
        d="M62 372C40 352 26 330 22 300c22 16 34 40 40 72zM62 372c-8-34-4-62 10-88 8 30 4 60-10 88zM62 372c8-26 24-44 50-54-6 26-24 44-50 54z"
      />
      <path
        fill="var(--art-palm-3)"
        d="M62 372c8-26 24-44 50-54-16 16-34 34-50 54zM62 372c4-34 8-60 10-88 8 30 4 60-10 88z"
      />
      <path fill="var(--art-clay-1)" d="M34 366h56l-8 56H42z" />
      <path fill="var(--art-clay-2)" d="M72 366h18l-8 56h-8z" />
      <path fill="var(--art-clay-1)" d="M30 360h64v12H30z" />
      <path
        fill="var(--art-palm-2)"
        d="M578 398c-20-10-30-26-32-48 20 10 30 26 32 48zM578 398c-4-26 2-46 14-64 6 24 2 46-14 64zM578 398c6-18 18-30 38-34-4 18-18 30-38 34z"
      />
      <path
        fill="var(--art-palm-3)"
        d="M578 398c6-18 18-30 38-34-12 10-26 22-38 34zM578 398c4-24 10-44 14-64 6 24 2 46-14 64z"
      />
      <path fill="var(--art-nile-3)" d="M554 394h48l-7 50h-34z" />
      <path fill="var(--art-nile-4)" d="M586 394h16l-7 50h-8z" />
      <path fill="var(--art-nile-2)" d="M550 388h56v10h-56z" />
    </>
  )
}
