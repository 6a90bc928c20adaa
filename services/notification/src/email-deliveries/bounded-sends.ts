import { setTimeout as pause } from 'node:timers/promises'

import { SlotMap } from '@seneb/platform/slot-map'

/** Wait for more mails at the start of a turn, so that one claim takes several. */
const gatherMs = 75

/** Sends in progress in this process: limited in number, and each can be awaited. */
export class BoundedSends {
  private readonly inFlight = new SlotMap<Promise<void>>()
  private readonly whenHalfIsFree = new Set<() => void>()
  private moreWait = false

  constructor(private readonly atOnce: number) {}

  /**
   * Returns the number of sends that may begin, after a suitable wait: shortly after a mail was queued or a slot became
   * free. While more mails wait than slots were free, it waits until half of the slots are free. Slow sends never delay
   * the others longer than that.
   */
  async room(): Promise<number> {
    if (this.moreWait) await this.halfFree()
    else await pause(gatherMs)
    return this.free
  }

  /** Begins sends, which must not reject. Calls `onSettled` for each once its place is free again. */
  begin(sends: ReadonlyArray<() => Promise<void>>, onSettled: () => void): void {
    this.moreWait = sends.length >= this.free
    for (const send of sends) {
      const work = send()
      const key = this.inFlight.add(work)
      void work.finally(() => {
        void this.inFlight.remove(key)
        if (this.isHalfFree) for (const notify of this.whenHalfIsFree) notify()
        onSettled()
      })
    }
  }

  /** Resolves when every send that was under way has ended. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.inFlight)
  }

  private get free(): number {
    return this.atOnce - this.inFlight.size
  }

  private get isHalfFree(): boolean {
    return this.free >= this.atOnce / 2
  }

  private async halfFree(): Promise<void> {
    if (this.isHalfFree) return
    let notify = (): void => undefined
    const half = new Promise<void>((resolve) => (notify = resolve))
    this.whenHalfIsFree.add(notify)
    const late = new AbortController()
    await Promise.race([half, pause(gatherMs, undefined, { signal: late.signal }).catch(() => undefined)])
    late.abort()
    this.whenHalfIsFree.delete(notify)
  }
}
