/** The sends under way in this process: a bounded number at once, each of which can be waited for. */
export class BoundedSends {
  private readonly underWay = new Set<Promise<void>>()

  constructor(private readonly atOnce: number) {}

  /** How many more may begin now. */
  get free(): number {
    return this.atOnce - this.underWay.size
  }

  /** Begins a send, which must not throw; `ended` is told when its place is free again. */
  begin(send: () => Promise<void>, ended: () => void): void {
    const work = send().finally(() => {
      this.underWay.delete(work)
      ended()
    })
    this.underWay.add(work)
  }

  /** Resolves when every send that was under way has ended. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.underWay)
  }
}
