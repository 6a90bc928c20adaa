/** Maximum number of values in the map. */
const maxSlots = 2 ** 20
/** Number of additions after which keys may repeat; beyond it whole numbers are no longer exact. */
const maxAdded = Number.MAX_SAFE_INTEGER / maxSlots - 1

/**
 * Map of short-lived values by key, for entries created on every request. A Map or Set copies itself to a new table
 * every few values, and old tables stay in memory until a full garbage collection. Here a freed slot is reused under
 * another key.
 */
export class SlotMap<T extends object> implements Iterable<T> {
  private readonly slots: (Entry<T> | undefined)[] = []
  private readonly freeSlots: number[] = []
  private added = 0

  get size(): number {
    return this.slots.length - this.freeSlots.length
  }

  /** Adds a value and returns its key, a whole number; throws RangeError when there are `maxSlots` values. */
  add(value: T): number {
    const slot = this.freeSlots.pop() ?? this.slots.length
    if (slot === maxSlots) throw new RangeError('too much is under way at once')
    this.added = this.added < maxAdded ? this.added + 1 : 1
    const key = this.added * maxSlots + slot
    this.slots[slot] = { key, value }
    return key
  }

  /** Removes and returns the value with this key; undefined when it was removed before or never existed. */
  remove(key: number): T | undefined {
    const slot = key % maxSlots
    const entry = this.slots[slot]
    if (entry?.key !== key) return undefined
    this.slots[slot] = undefined
    this.freeSlots.push(slot)
    return entry.value
  }

  /** Yields the values in no particular order. */
  *[Symbol.iterator](): Iterator<T> {
    for (const entry of this.slots) if (entry) yield entry.value
  }
}

interface Entry<T> {
  readonly key: number
  readonly value: T
}
