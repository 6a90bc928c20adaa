/** What becomes of what was set aside, one by one or all that is left. */
interface Ends {
  readonly count: () => void
  readonly giveBack: (left: number) => void
}

/** Enquiries that a request may hand in: each counts when it is taken, and what is left is given back when it ends. */
export class SetAside {
  constructor(
    private left: number,
    private readonly ends: Ends,
  ) {}

  /** One of them was taken; what comes after the end was given back already. */
  count(): void {
    if (this.left === 0) return
    this.left -= 1
    this.ends.count()
  }

  /** The request is answered, or given up. */
  end(): void {
    const { left } = this
    this.left = 0
    if (left > 0) this.ends.giveBack(left)
  }
}
