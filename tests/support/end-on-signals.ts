import { Stack } from './stack.js'

const exitedBySignal = 130

/** Makes a program that receives a signal to end (Ctrl-C, SIGTERM) end every stack it has started. */
export function endOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void Stack.discardAll().finally(() => process.exit(exitedBySignal)))
  }
}
