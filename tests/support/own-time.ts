/**
 * Returns the milliseconds of processor time that this thread spends on `work`, without waiting for a processor on a
 * busy machine.
 */
export async function ownMsOf(work: () => unknown): Promise<number> {
  const before = spentMs()
  await work()
  return spentMs() - before
}

function spentMs(): number {
  const { system, user } = process.threadCpuUsage()
  return (system + user) / 1000
}
