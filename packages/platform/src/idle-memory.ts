import { executionAsyncResource } from 'node:async_hooks'
import { Session } from 'node:inspector/promises'
import { performance } from 'node:perf_hooks'
import { getHeapStatistics } from 'node:v8'

/** How often it is asked whether the process rests. */
const lookEveryMs = 2500
/** Share of this time that the event loop may have been at work in a process that rests. */
const restingShare = 0.05
/** So many looks at most belong to the start, whose garbage goes once: half a minute. */
const looksOfStart = 12
/** So many in a row must find rest for that, 5 s of it: a process that waits for another one has more to come. */
const looksOfShortRest = 2
/** And so many later on, a minute of it: a collection also lets go of what was compiled. */
const looksOfLongRest = 24
/** What the heap must have grown by since the last collection to be worth another one. */
const worthwhileBytes = 8 * 2 ** 20

/** What is looked at to tell whether memory should be given back. */
export interface MemoryLook {
  /** Share of the time since the last look that the event loop was at work, 0 to 1. */
  readonly utilization: number
  /** What the engine holds of the system's memory now. */
  readonly heapBytes: number
  /** What it held after the last collection; 0 before the first. */
  readonly heapBytesThen: number
}

/**
 * What tells, look by look, whether memory should be given back: when the process has rested long enough and holds enough
 * garbage, or space for it, for a collection to be worth its CPU time.
 */
export function watchForRest(): (look: MemoryLook) => boolean {
  let looks = 0
  let restedLooks = 0
  let isStarting = true
  return ({ heapBytes, heapBytesThen, utilization }) => {
    looks += 1
    restedLooks = utilization < restingShare ? restedLooks + 1 : 0
    isStarting &&= looks <= looksOfStart
    const hasRested = restedLooks >= (isStarting ? looksOfShortRest : looksOfLongRest)
    const shouldGiveBack = hasRested && heapBytes - heapBytesThen > worthwhileBytes
    isStarting &&= !shouldGiveBack
    return shouldGiveBack
  }
}

/**
 * From now on gives memory back when the process rests: the garbage of its start, and of each rush after that (P6, ADR
 * 190). By itself the engine collects when it allocates, so whoever does nothing holds what it once needed for as long as it
 * lives. One collection takes about 0.1 s of CPU time, and what was called often is compiled anew afterwards, which takes
 * ten times as long: a process that is at work by turns is never asked for one (ADR 199). Returns what ends it.
 */
export function giveBackWhenIdle(everyMs: number = lookEveryMs): () => void {
  let heapBytesThen = 0
  const shouldGiveBack = watchForRest()
  let before = performance.eventLoopUtilization()
  const look = async (): Promise<void> => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, before)
    before = now
    const { total_heap_size: heapBytes } = getHeapStatistics()
    if (!shouldGiveBack({ utilization, heapBytes, heapBytesThen })) return
    await collectGarbage()
    heapBytesThen = getHeapStatistics().total_heap_size
    before = performance.eventLoopUtilization()
  }
  // A failing collection is no reason to end a process that works.
  const timer = setInterval(() => void look().catch(() => clearInterval(timer)), everyMs).unref()
  return () => clearInterval(timer)
}

/** What the last collection was not to take. */
const retained: { tick?: object } = {}

/** As a person does it in the memory panel of the developer tools: everything, and its pages go back to the system. */
async function collectGarbage(): Promise<void> {
  retained.tick = await aTick()
  const session = new Session()
  session.connect()
  try {
    await session.post('HeapProfiler.collectGarbage')
  } finally {
    session.disconnect()
  }
}

/**
 * What `process.nextTick` queues: an object with computed keys. When no such object is left a collection takes their shape as
 * well, and from then on the engine makes each by calls of its runtime, for as long as the process lives: a request cost a
 * quarter more. One that is retained retains the shape (ADR 202).
 */
function aTick(): Promise<object> {
  return new Promise((resolve) => process.nextTick(() => resolve(executionAsyncResource())))
}
