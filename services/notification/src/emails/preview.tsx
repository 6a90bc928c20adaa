/** Maximum number of letters an inbox shows after the subject. */
const maxLength = 150
/** As wide as a letter, and read as none: behind the line they keep words of the mail itself out of the inbox. */
const filler = '\u00a0\u200c'

/**
 * The line an inbox shows after the subject, hidden in the mail itself. React Email's own pads it with six such letters for
 * each one that is missing, which were a fifth of a receipt as it travelled.
 */
export function Preview({ children: line }: { children: string }) {
  return (
    <div style={hidden} data-skip-in-text="true">
      {line}
      <div>{filler.repeat(Math.max(0, maxLength - line.length))}</div>
    </div>
  )
}

const hidden = {
  display: 'none',
  overflow: 'hidden',
  lineHeight: '1px',
  opacity: 0,
  maxHeight: 0,
  maxWidth: 0,
} as const
