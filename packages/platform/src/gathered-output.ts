import { pino, type DestinationStream } from 'pino'

/** How long lines are gathered before they are written together. */
const gatherMs = 100
/** So many bytes are written at once, and so many at most. */
const sizes = { minLength: 49_152, maxWrite: 65_536 } as const

/**
 * Where a process prints: lines are gathered for a tenth of a second and written beside the work; what is left goes when
 * the process ends. The library's own way to gather hands a write to another thread at each beat, lines or none, which cost
 * a process at rest more than all else that it does (ADR 200); here a line begins the wait, and without lines nothing wakes.
 */
export function gatheredOutput(dest: number | string = 1): DestinationStream {
  const output = pino.destination({ dest, sync: false, ...sizes })
  let unwrittenBytes = 0
  let flushing: NodeJS.Timeout | undefined
  const flushSoon = (): void => {
    flushing ??= setTimeout(() => {
      flushing = undefined
      output.flush()
    }, gatherMs).unref()
  }
  output.on('write', (bytes: number) => (unwrittenBytes -= bytes))
  // What came while a write was under way was passed over by the flush of that time.
  output.on('drain', () => {
    if (unwrittenBytes > 0) flushSoon()
  })
  output.on('close', () => clearTimeout(flushing))
  return {
    write(line) {
      unwrittenBytes += Buffer.byteLength(line)
      output.write(line)
      flushSoon()
    },
  }
}
