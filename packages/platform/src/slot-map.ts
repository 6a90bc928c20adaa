/** So many values at once at most. */
const maxSlots = 2 ** 20
/** After so many more a key may come again: whole numbers are exact so far. */
const maxAdded = Number.MAX_SAFE_INTEGER / maxSlots - 1

/**
 * What is there for a moment and is found again by its key, when that happens for each request. A Map or Set does it as
 * well, but copies itself to a new table every few values, and the table before points to it: once one of them is old, all
 * that come after it stay until the engine collects everything, with whatever was in them and all that refers to.
 * Here a slot that was left is used again, under another key.
 */
export class SlotMap<T extends object> implements Iterable<T> {
  private readonly slots: (Entry<T> | undefined)[] = []
  private readonly freeSlots: number[] = []
  private added = 0

  get size(): number {
    return this.slots.length - this.freeSlots.length
  }

  /** The key by which the value is found, a whole number; throws RangeError when `maxSlots` are there. */
  add(value: T): number {
    const slot = this.freeSlots.pop() ?? this.slots.length
    if (slot === maxSlots) throw new RangeError('too much is under way at once')
    this.added = this.added < maxAdded ? this.added + 1 : 1
    const key = this.added * maxSlots + slot
    this.slots[slot] = { key, value }
    return key
  }

  /** Takes out what was added by this key; undefined when it was taken out before, or never was there. */
  remove(key: number): T | undefined {
    const slot = key % maxSlots
    const entry = this.slots[slot]
    if (entry?.key !== key) return undefined
    this.slots[slot] = undefined
    this.freeSlots.push(slot)
    return entry.value
  }

  /** What is there, in no order. */
  *[Symbol.iterator](): Iterator<T> {
    for (const entry of this.slots) if (entry) yield entry.value
  }
}

interface Entry<T> {
  readonly key: number
  readonly value: T
}
