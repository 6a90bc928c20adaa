/** Mistake in a file of the content folder; lines count from 1. */
export interface Mistake {
  readonly line: number
  readonly message: string
}

/** Names file, line and mistake in a sentence each, so that an editor can mend the file. */
export class ContentFileError extends Error {
  override readonly name = 'ContentFileError'

  constructor(file: string, mistakes: readonly Mistake[]) {
    super(mistakes.map(({ line, message }) => `${file}, line ${line}: ${message}`).join('\n'))
  }
}
