/** Clock that does not move until a test moves it. */
export interface FixedClock {
  now(): Date
  /** Moves the clock forward by `ms` milliseconds, or back when negative. */
  advance(ms: number): void
  set(instant: Date | string): void
}

/** Makes a clock that shows `start`, a fixed noon unless a test wants another instant. */
export function fixedClock(start: Date | string = '2026-11-21T12:00:00.000Z'): FixedClock {
  let instant = new Date(start)
  return {
    now: () => new Date(instant),
    advance: (ms) => {
      instant = new Date(instant.getTime() + ms)
    },
    set: (to) => {
      instant = new Date(to)
    },
  }
}
