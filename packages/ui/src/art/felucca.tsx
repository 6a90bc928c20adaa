interface FeluccaProps {
  readonly transform?: string
  readonly bound?: 'left' | 'right'
}

function Hull() {
  return (
    <>
      <path
        fill="var(--art-wood-1)"
        d="M-118-48C-98-24-62-14 0-12s78-6 104-22C102-6 88 8 62 8H-58c-32 0-52-24-60-56z"
      />
      <path
        fill="var(--art-wood-2)"
        d="M-118-48C-98-24-62-14 0-12s78-6 104-22c-1 8-3 15-6 20C72-6 40-2 0-2c-58 0-94-10-111-25-3-6-5-13-7-21z"
      />
      <path
        stroke="var(--art-gold-2)"
        strokeWidth="2.5"
        strokeLinecap="round"
        d="M-116-46C-98-24-62-14 0-12s78-6 102-20"
      />
    </>
  )
}

/**
 * A felucca under its lateen sail with two travellers, waterline at y = 0, about 220 wide and 312 high.
 * The light stays on the right whichever way it is bound.
 */
export function Felucca({ transform = '', bound = 'left' }: FeluccaProps) {
  const [luff, leech] =
    bound === 'left' ? ['var(--art-sail-2)', 'var(--art-sail-1)'] : ['var(--art-sail-1)', 'var(--art-sail-2)']
  return (
    <g transform={bound === 'left' ? transform : `${transform}scale(-1 1)`}>
      <path stroke="var(--art-wood-1)" strokeWidth="5" d="M-22-8-28-132" />
      <path fill={luff} d="M-74-34C-44-130 10-232 72-304c14 86 22 172 20 262-52-14-112-14-166 8z" />
      <path fill={leech} d="M72-304c14 86 22 172 20 262-32-9-67-12-101-9 42-76 70-162 81-253z" />
      <path stroke={luff} strokeWidth="1.5" d="M78-258c10 72 14 142 10 213M69-215c4 56 2 112-9 164" opacity=".7" />
      <path stroke="var(--art-wood-1)" strokeWidth="4" strokeLinecap="round" d="M-86-18C-50-126 8-236 76-312" />
      <path stroke="var(--art-wood-1)" strokeWidth="1.5" d="M92-42 98-16M-28-132l-76 100" />
      <path fill="var(--art-clay-1)" d="M30-10c0-18 4-26 13-26s13 8 13 26z" />
      <path fill="var(--art-nile-3)" d="M2-10c0-15 4-22 12-22s12 7 12 22z" />
      <path
        fill="var(--art-skin-3)"
        d="M36-43a7 7 0 1 1 14 0 7 7 0 0 1-14 0M8-38a6.5 6.5 0 1 1 13 0 6.5 6.5 0 0 1-13 0"
      />
      <Hull />
    </g>
  )
}

/** The same boat at rest: sail furled along its yard, without people aboard. */
export function MooredFelucca({ transform }: { readonly transform?: string }) {
  return (
    <g transform={transform}>
      <path stroke="var(--art-wood-1)" strokeWidth="5" d="M-16-8-42-148" />
      <path stroke="var(--art-wood-1)" strokeWidth="1.5" d="M-41-146-108-38M-41-146 92-30" />
      <path stroke="var(--art-wood-1)" strokeWidth="4" strokeLinecap="round" d="M-92-28C-52-116 0-206 64-284" />
      <path
        fill="var(--art-sail-2)"
        d="M-82-40c-4-10 4-30 20-62C-30-162 8-222 52-270c8-4 8 4 2 14C18-200-18-140-46-82c-12 26-26 44-36 42z"
      />
      <path fill="var(--art-sail-1)" d="M54-256C18-200-18-140-46-82c-10 22-20 37-29 41 20-50 72-138 129-215z" />
      <path
        stroke="var(--art-wood-2)"
        strokeWidth="3"
        strokeLinecap="round"
        d="m-74-70 20 8M-46-122l20 8M-16-172l18 9M16-220l16 9"
      />
      <Hull />
    </g>
  )
}
