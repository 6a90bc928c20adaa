import encodeQR from 'qr'

/** Side of one square, in pixels: large enough to be read off a screen by a telephone. */
const squarePx = 5
/** The quiet frame that readers of codes need, in squares. */
const frame = 4

interface Run {
  readonly dark: boolean
  readonly length: number
}

/**
 * A link as a code to hold before a camera (D-43). It is made of table cells, because pictures are what mail programs
 * leave out first; its colours are its own in the dark theme too, and the plain text does without it.
 */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: frame })
  const side = rows.length * squarePx
  return (
    <table
      role="img"
      aria-label={label}
      data-skip-in-text="true"
      width={side}
      cellPadding={0}
      cellSpacing={0}
      border={0}
      style={{ width: `${side}px`, tableLayout: 'fixed', borderCollapse: 'collapse', margin: '6px 0 14px' }}
    >
      <tbody>
        {rows.map((row, at) => (
          <tr key={at}>
            {runsOf(row).map(({ dark, length }, place) => (
              <td
                key={place}
                colSpan={length}
                width={length * squarePx}
                height={squarePx}
                style={{ ...cell, backgroundColor: dark ? '#000000' : '#ffffff' }}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const cell = { padding: 0, fontSize: 0, lineHeight: 0 } as const

/** Neighbours of one colour are one cell, so that the mail stays small enough to be shown whole. */
function runsOf(row: readonly boolean[]): readonly Run[] {
  const runs: Run[] = []
  for (const dark of row) {
    const last = runs.at(-1)
    if (last?.dark === dark) runs[runs.length - 1] = { dark, length: last.length + 1 }
    else runs.push({ dark, length: 1 })
  }
  return runs
}
