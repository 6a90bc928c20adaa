/** Randomness that a seed decides, so that a run can be repeated (mulberry32). */
export class SeededRandom {
  private state: number

  constructor(seed: number) {
    this.state = seed >>> 0
  }

  /** From 0 up to, not including, 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0
    let mixed = this.state
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  /** A number from `min` up to `max`. */
  between(min: number, max: number): number {
    return min + this.next() * (max - min)
  }

  /** True once in `1 / probability` times. */
  chance(probability: number): boolean {
    return this.next() < probability
  }

  pick<T>(list: readonly T[]): T {
    const picked = list[Math.floor(this.next() * list.length)]
    if (picked === undefined) throw new Error('nothing to pick from')
    return picked
  }

  shuffled<T>(list: readonly T[]): T[] {
    return list
      .map((item) => ({ item, order: this.next() }))
      .sort((a, b) => a.order - b.order)
      .map(({ item }) => item)
  }
}
