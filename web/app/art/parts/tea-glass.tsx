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
