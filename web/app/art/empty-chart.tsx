import { ArtSvg, type ArtProps } from '@seneb/ui/art/art-svg'

import { Morning, WindowSill } from './morning.js'

/** Nothing here yet: a blank papyrus, pen and ink beside it. */
export function EmptyChart({ className }: ArtProps) {
  return (
    <ArtSvg viewBox="0 0 320 240" fit="xMidYMid slice" className={className}>
      <Morning width={320} height={240} x={262} y={122} r={23} />
      <WindowSill />
      <g transform="translate(-20)">
        <path fill="var(--art-sand-2)" opacity=".6" d="M66 196h130l-24 8H50z" />
        <path fill="var(--art-sand-4)" d="M74 66h116v126H74z" />
        <path fill="var(--art-sand-3)" d="M74 66h22v126H74z" opacity=".7" />
        <path
          stroke="var(--art-sand-2)"
          strokeWidth="4"
          strokeLinecap="round"
          strokeDasharray="9 9"
          d="M96 94h74M96 114h56M96 134h74M96 154h40"
        />
        <path
          fill="var(--art-sand-3)"
          d="M66 52h132a8 8 0 0 1 0 16H66a8 8 0 0 1 0-16zM66 184h132a8 8 0 0 1 0 16H66a8 8 0 0 1 0-16z"
        />
        <path fill="var(--art-sand-2)" d="M66 60h140q-2 8-8 8H66q-7 0-8-8zM66 192h140q-2 8-8 8H66q-7 0-8-8z" />
        <path
          fill="var(--art-wood-2)"
          d="M58 52h8v16h-8a8 8 0 0 1 0-16zM198 52h8a8 8 0 0 1 0 16h-8zM58 184h8v16h-8a8 8 0 0 1 0-16zM198 184h8a8 8 0 0 1 0 16h-8z"
        />
      </g>
      <path stroke="var(--art-palm-3)" strokeWidth="5" strokeLinecap="round" d="m238 174-16-62" />
      <path fill="var(--art-gold-1)" d="m220 114-2-11 4-1 3 11z" />
      <path fill="var(--art-sand-2)" opacity=".6" d="M214 196h48l-12 7h-48z" />
      <g transform="translate(-10)">
        <path fill="var(--art-nile-3)" d="M236 164h24v8q10 4 10 15 0 12-9 12h-26q-9 0-9-12 0-11 10-15z" />
        <path fill="var(--art-nile-2)" d="M236 164h8v8q-8 12 0 27h-9q-9 0-9-12 0-11 10-15z" />
        <path fill="var(--art-nile-4)" d="M233 161h30v5h-30z" />
      </g>
    </ArtSvg>
  )
}
