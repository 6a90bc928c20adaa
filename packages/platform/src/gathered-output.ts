import { pino, type DestinationStream } from 'pino'

/** How long lines are gathered before they are written together. */
const gatherMs = 100
/** So many characters are not held back any longer, and so many bytes are written at once. */
const sizes = { minLength: 49_152, maxWrite: 65_536 } as const

/**
 * Where a process prints: lines are gathered for a tenth of a second and written beside the work; what is left goes when
 * the process ends. The library's own way to gather hands a write to another thread at each beat, lines or none, which cost
 * a process at rest more than all else that it does (ADR 200); here a line begins the wait, and without lines nothing wakes.
 * The library is given lines as one text: at each line it counts the bytes of all that it holds, which makes one string of
 * them anew, 20 kB for a line of 250 bytes in a busy gateway (ADR 201).
 * A process that is ended while a write is under way loses nothing, but what it held then can be printed before that write
 * or amid it: the other thread and the last write of this one do not wait for each other.
 */
export function gatheredOutput(dest: number | string = 1): DestinationStream {
  const output = pino.destination({ dest, sync: false, ...sizes })
  let gathered: string[] = []
  let gatheredLength = 0
  let unwrittenBytes = 0
  let flushing: NodeJS.Timeout | undefined
  const handOver = (): void => {
    if (gathered.length === 0) return
    const text = gathered.join('')
    gathered = []
    gatheredLength = 0
    unwrittenBytes += Buffer.byteLength(text)
    output.write(text)
  }
  const flushSoon = (): void => {
    flushing ??= setTimeout(() => {
      flushing = undefined
      handOver()
      output.flush()
    }, gatherMs).unref()
  }
  output.on('write', (bytes: number) => (unwrittenBytes -= bytes))
  // What came while a write was under way was passed over by the flush of that time.
  output.on('drain', () => {
    if (unwrittenBytes > 0) flushSoon()
  })
  output.on('close', () => clearTimeout(flushing))
  // Before the library's own listeners, which write what it holds.
  process.prependListener('beforeExit', handOver).prependListener('exit', handOver)
  return {
    write(line) {
      gathered.push(line)
      gatheredLength += line.length
      if (gatheredLength >= sizes.minLength) handOver()
      flushSoon()
    },
  }
}
