/** What the processes that tests start inherit of this process's environment: where programs are, nothing else. */
export function inheritedEnvironment(): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR } = process.env
  return { PATH, HOME, TMPDIR }
}
