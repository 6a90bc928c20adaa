import encodeQR from 'qr'

/** A text as a QR code, black on white in both themes because cameras expect that. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const rows = encodeQR(text, 'raw', { border: 2 })
  const path = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      className="size-44 flex-none rounded-lg bg-white"
      shapeRendering="crispEdges"
    >
      <path d={path.join('')} fill="#000000" />
    </svg>
  )
}
