/** An egret in flight around 0,0, about 40 wide. */
export function Bird({ transform }: { readonly transform?: string }) {
  return (
    <path transform={transform} d="M-21-8C-13-10-5-6 0 0c4-7 11-11 20-10C13-6 8-1 5 4 3 6-3 6-5 3-8-2-13-6-21-8z" />
  )
}
