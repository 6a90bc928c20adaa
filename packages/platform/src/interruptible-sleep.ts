/**
 * Sleep that can be ended early. A wake-up that arrives between sleeps is not lost: the next sleep ends immediately.
 */
export class InterruptibleSleep {
  private isWoken = false
  private resolve: () => void = () => undefined

  /** Ends the sleep that is under way, or the next one. */
  wake(): void {
    this.isWoken = true
    this.resolve()
  }

  /** Forgets wake-ups until now; to be called before looking for work. */
  reset(): void {
    this.isWoken = false
  }

  async sleep(ms: number): Promise<void> {
    if (this.isWoken) return
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms)
      this.resolve = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }
}
