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
