/** Memory of each process at one moment, in bytes, by name. */
export type MemorySample = ReadonlyMap<string, number>

/** Change in the memory of one process. */
export interface MemoryGrowth {
  readonly name: string
  /** Lowest memory in the second quarter of the time, and in the last quarter. */
  readonly fromBytes: number
  readonly toBytes: number
  readonly ratio: number
}

/**
 * Compares the lowest memory of a process in the second and the last quarter of the samples. Garbage makes memory rise
 * and fall; a leak raises the lowest value. The first quarter compiles and fills caches and pools.
 */
export function growthOf(samples: readonly MemorySample[]): readonly MemoryGrowth[] {
  const quarter = Math.floor(samples.length / 4)
  if (quarter === 0) throw new Error('memory was looked at less than four times, which says nothing about its growth')
  const second = samples.slice(quarter, 2 * quarter)
  const last = samples.slice(-quarter)
  return [...(samples[0]?.keys() ?? [])].map((name) => {
    const [fromBytes, toBytes] = [lowestOf(second, name), lowestOf(last, name)]
    return { name, fromBytes, toBytes, ratio: toBytes / fromBytes }
  })
}

function lowestOf(samples: readonly MemorySample[], name: string): number {
  return Math.min(...samples.map((sample) => sample.get(name) ?? Infinity))
}
