const word = /[^ \t\r\n\f\u200b]+/g
const spaceFirst = /^[ \t\r\n\f\u200b]/
const spaceLast = /[ \t\r\n\f\u200b]$/

/** Lines are not made shorter than this, however far in they stand. */
const minWidth = 20

/** How a block stands in the one around it: how many line breaks keep it apart, and how far in its lines begin. */
export interface Placing {
  readonly before: number
  readonly after: number
  readonly indent?: number
  /** What becomes of its text, once it is broken into lines. */
  readonly as?: (text: string) => string
}

/** Text as it grows: words in lines of at most `width` letters, and blocks below one another. A longer word is not broken. */
export class TextBlock {
  private above = ''
  private line = ''
  private spaceWaits = false
  /** Line breaks that stand before whatever comes next. */
  private breaks = 0

  constructor(
    private readonly width: number,
    /** Line breaks before it; those of what it begins with, if that is a block. */
    private before = 0,
  ) {}

  get text(): string {
    return this.above + this.line
  }

  /** Adds words as they stand in running text: any space between them is one space, or a line's end. */
  addWords(words: string): void {
    const found = words.match(word)
    if (!found) {
      if (words !== '' && this.breaks === 0) this.spaceWaits = true
      return
    }
    if (this.breaks > 0) this.breakLine(this.breaks)
    this.breaks = 0
    const joins = !this.spaceWaits && !spaceFirst.test(words)
    for (const [at, one] of found.entries()) this.addWord(at === 0 && joins ? this.takeLast() + one : one)
    this.spaceWaits = spaceLast.test(words)
  }

  breakLine(count = 1): void {
    this.above += this.line + '\n'.repeat(count)
    this.line = ''
  }

  /** Adds a block, which `fill` writes. */
  addBlock({ after, as = (text) => text, before, indent = 0 }: Placing, fill: (block: TextBlock) => void): void {
    const block = new TextBlock(Math.max(minWidth, this.width - indent), before)
    fill(block)
    const breaks = Math.max(this.breaks, block.before)
    const above = this.text
    if (above === '') this.before = breaks
    this.above = above === '' ? as(block.text) : above + '\n'.repeat(breaks) + as(block.text)
    this.line = ''
    this.breaks = Math.max(block.breaks, after)
  }

  private addWord(one: string): void {
    if (this.line === '') this.line = one
    else if (this.line.length + 1 + one.length <= this.width) this.line += ` ${one}`
    else {
      this.breakLine()
      this.line = one
    }
  }

  /** Takes back the last word of the line, because more of it comes. */
  private takeLast(): string {
    const at = this.line.lastIndexOf(' ')
    const last = this.line.slice(at + 1)
    this.line = this.line.slice(0, Math.max(at, 0))
    return last
  }
}
