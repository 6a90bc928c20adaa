interface PartProps {
  readonly transform?: string
}

/** An egret in flight around 0,0, about 40 wide. */
export function Bird({ transform }: PartProps) {
  return (
    <path transform={transform} d="M-21-8C-13-10-5-6 0 0c4-7 11-11 20-10C13-6 8-1 5 4 3 6-3 6-5 3-8-2-13-6-21-8z" />
  )
}

interface PalmProps extends PartProps {
  readonly height?: number
  readonly lean?: number
}

/** A date palm's crown around 0,0 with its trunk down to 0,`height`; the light falls from the right. */
export function Palm({ transform, height = 190, lean = 14 }: PalmProps) {
  const trunk = (rise: number) => `c${lean} ${rise * 0.35} ${lean} ${rise * 0.5}-${lean} ${rise}`
  return (
    <g transform={transform}>
      <path
        fill="var(--art-palm-2)"
        d="M0 0l-13-16-15-11-16-8-18-3 1 4 9 0-1 4 11-1-2 5 12 0-3 5 13 1-4 5 13 3-3 4 11 5zM0 0l12-18 14-14 15-9 17-3-1 4-8 0 1 4-11-1 3 6-12 0 4 5-13 2 4 5-13 4 3 4-11 7zM0 0l-2-19-5-18-6-16-9-13-2 3 6 6-3 2 7 7-4 2 8 8-5 2 8 8-4 2 7 9-4 3 6 9zM0 0l5-20 7-18 8-15 10-13 2 3-6 5 2 3-8 6 4 3-9 7 5 3-10 7 5 3-9 9 4 3-7 9z"
      />
      <path stroke="var(--art-palm-1)" strokeWidth="10" strokeLinecap="round" d={`M0 4${trunk(height)}`} />
      <path stroke="var(--art-palm-3)" strokeWidth="2.4" strokeDasharray="6 4" d={`M3.4 18${trunk(height - 30)}`} />
      <path
        fill="var(--art-palm-1)"
        d="M0 0l-21-12-23-2-22 7-20 17 4 3 8-10 3 6 8-13 2 9 10-13-2 11 13-13-4 10 15-9-4 8 15-5-3 6 15-1zM0 0l-19-1-18 8-15 15-12 22 5 1 4-11 4 3 3-14 4 8 4-16 2 10 6-16 1 10 7-15 0 10 10-12-2 7 12-7zM0 0l21-13 23-3 23 6 21 16-4 4-9-10-2 6-9-13-1 10-11-13 2 10-13-12 4 10-16-9 5 9-16-5 3 6-15 0zM0 0l19-2 18 7 16 15 13 22-5 1-4-11-4 4-4-15-4 8-4-16-2 10-6-16-1 11-8-15 1 10-11-11 2 6-12-6z"
      />
      <path
        fill="var(--art-gold-1)"
        d="M-9 7a1.9 1.9 0 1 1 0 .1M-6 10a1.9 1.9 0 1 1 0 .1M-11 11a1.9 1.9 0 1 1 0 .1M-8 14a1.9 1.9 0 1 1 0 .1M-10 18a1.7 1.7 0 1 1 0 .1M6 7a1.9 1.9 0 1 1 0 .1M9 10a1.9 1.9 0 1 1 0 .1M4 11a1.9 1.9 0 1 1 0 .1M7 14a1.9 1.9 0 1 1 0 .1M6 18a1.7 1.7 0 1 1 0 .1"
      />
    </g>
  )
}

interface PapyrusProps {
  readonly x: number
  readonly y: number
  readonly height: number
  readonly bend?: number
  readonly size?: number
}

/** A papyrus stem from its foot at x, y up to its umbel, `bend` units to the right at the top. */
export function Papyrus({ x, y, height, bend = 0, size = 1 }: PapyrusProps) {
  return (
    <>
      <path stroke="var(--art-palm-2)" strokeWidth={4 * size} d={`M${x} ${y}q0-${height * 0.6} ${bend}-${height}`} />
      <g
        transform={`translate(${x + bend} ${y - height})${bend ? `rotate(${Math.round(bend / 2)})` : ''}scale(${size})`}
      >
        <path fill="var(--art-palm-2)" d="M0 8C-5-8-22-16-34-34q10-5 17-2 8-6 17-3 9-3 17 3 7-3 17 2C22-16 5-8 0 8z" />
        <path fill="var(--art-palm-3)" opacity=".55" d="M0 8C4-10 10-20 17-36q7-3 17 2C22-16 5-8 0 8z" />
        <path
          stroke="var(--art-palm-1)"
          strokeWidth="1.4"
          strokeLinecap="round"
          d="M-2-4q-6-12-18-23M-1-6q-3-14-8-24M0-6v-26M1-6q3-14 8-24M2-4q6-12 18-23"
        />
        <path fill="var(--art-palm-1)" d="M-3 10-8-6l8 6 8-6-5 16z" />
      </g>
    </>
  )
}
