/** An airliner in level flight to the right around 0,0, about 110 long. */
export function Plane({ transform }: { readonly transform?: string }) {
  return (
    <g transform={transform}>
      <path fill="var(--art-nile-4)" d="M2-8 -14-32h9L24-8z" />
      <path fill="var(--art-nile-3)" d="M-54-28h11L-26-6h-22z" />
      <path
        fill="var(--art-paper)"
        d="M-56-12c0-4 4-5 10-5 22 0 48-1 72 0 14 .6 26 8 30 15-4 6-16 9-32 9-28 0-50-3-66-8-8-2.5-13-6-14-11z"
      />
      <path
        fill="var(--art-nile-5)"
        d="M-56-12c10 8 34 11 64 11 20 0 38-1 48-1-4 6-16 9-32 9-28 0-50-3-66-8-8-2.5-13-6-14-11z"
      />
      <path fill="var(--art-nile-3)" d="M2 0h24L-8 34h-10zM-50-10h14L-56 4h-7z" />
      <path stroke="var(--art-nile-3)" strokeWidth="3" strokeLinecap="round" strokeDasharray=".1 8" d="M-26-9h52" />
      <path fill="var(--art-nile-2)" d="M37-13c6 2 11 5 14 8H40z" />
    </g>
  )
}

/** A glass of tea standing on 0,0, about 24 wide and 46 high with its steam. */
export function TeaGlass({ transform }: { readonly transform?: string }) {
  return (
    <g transform={transform}>
      <path
        stroke="var(--art-paper)"
        strokeWidth="2"
        strokeLinecap="round"
        opacity=".8"
        d="M-3-33c-4-5 3-7 0-13M4-32c-3-4 3-6 0-11"
      />
      <path fill="var(--art-paper)" opacity=".55" d="M-10-28h20L8-8c2 2 2 4 0 5H-8c-2-1-2-3 0-5z" />
      <path fill="var(--art-clay-1)" d="M-9-22H9L7-8c2 2 2 3 0 4H-7c-2-1-2-2 0-4z" />
      <path fill="var(--art-gold-1)" d="M3-22h6L7-8c2 2 2 3 0 4H1c2-6 3-12 2-18z" />
      <path fill="var(--art-sand-2)" d="M-14-3h28c-1 2-4 3-7 3H-7c-3 0-6-1-7-3z" />
    </g>
  )
}

/** The care advisor of the scenes: head and neck within 86..138 by 92..162; collar and body come from the scene. */
export function AdvisorHead() {
  return (
    <>
      <path fill="var(--art-hair-1)" d="M112 92c16 0 26 11 26 28 0 10-3 18-8 22H94c-5-4-8-12-8-22 0-17 10-28 26-28z" />
      <path fill="var(--art-skin-2)" d="M102 140h20v16c-2 8-18 8-20 0z" />
      <path fill="var(--art-skin-1)" d="M93 118c0-13 8-20 19-20s19 7 19 20c0 17-8 29-19 29s-19-12-19-29z" />
      <path
        fill="var(--art-skin-2)"
        opacity=".6"
        d="M93 118c0-13 8-20 19-20-8 6-10 14-9 26 1 10 4 18 9 23-11 0-19-12-19-29z"
      />
      <path
        fill="var(--art-hair-1)"
        d="M91 120c-1-16 8-26 21-26s22 10 21 26c-3-10-8-15-14-17-6 6-16 9-24 9-2 2-3 5-4 8z"
      />
      <path
        stroke="var(--art-hair-1)"
        strokeWidth="2"
        strokeLinecap="round"
        d="M102 121q3-2 6 0M117 121q3-2 6 0M106 134q6 5 12 0"
      />
    </>
  )
}
