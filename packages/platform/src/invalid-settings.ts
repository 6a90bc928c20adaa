/** Settings that cannot be used: `reasons` are sentences with names and never a value. */
export class InvalidSettingsError extends Error {
  constructor(readonly reasons: readonly string[]) {
    super(reasons.length === 1 ? reasons[0] : ['these settings cannot be used:', ...reasons].join('\n  - '))
  }
}

/** Reads several groups of settings and throws one error for all of them, so that all faults can be fixed together. */
export function readAllSettings<Readers extends Readonly<Record<string, () => unknown>>>(
  readers: Readers,
): { readonly [Name in keyof Readers]: ReturnType<Readers[Name]> } {
  const reasons = new Set<string>()
  const read = Object.entries(readers).map(([name, reader]) => {
    try {
      return [name, reader()]
    } catch (error) {
      if (!(error instanceof InvalidSettingsError)) throw error
      for (const reason of error.reasons) reasons.add(reason)
      return [name, undefined]
    }
  })
  if (reasons.size > 0) throw new InvalidSettingsError([...reasons])
  return Object.fromEntries(read) as { readonly [Name in keyof Readers]: ReturnType<Readers[Name]> }
}

/** Returns the result of `read`; ends the process with the error message when the settings cannot be used. */
export function readOrExit<T>(deployable: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof InvalidSettingsError)) throw error
    process.stderr.write(`${deployable} could not start: ${error.message}\n`)
    process.exit(1)
  }
}
