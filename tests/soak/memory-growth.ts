/** Memory of each process at one moment, in bytes, by name. */
export type MemorySample = ReadonlyMap<string, number>

/** Change in the memory of one process. */
export interface MemoryGrowth {
  readonly name: string
  /** The lowest it held in the second quarter of the time, and in the last one. */
  readonly fromBytes: number
  readonly toBytes: number
  readonly ratio: number
}

/**
 * Compares the lowest that a process held in the second quarter of the samples with the lowest in the last quarter. Garbage
 * makes memory rise and fall; what is held for good is what remains at its lowest. The first quarter compiles and fills
 * caches and pools.
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
