import { Stack } from './stack.js'

const endedBySignal = 130

/** Makes a program that is told to end (Ctrl-C, SIGTERM) take every stack it has started with it. */
export function endOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void Stack.discardAll().finally(() => process.exit(endedBySignal)))
  }
}
