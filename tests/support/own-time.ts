/**
 * Milliseconds of processor time that this thread spends on `work`. A machine that is busy with other things makes
 * work wait for a processor, which is not counted.
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
