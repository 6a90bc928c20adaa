/**
 * Returns the environment of processes that tests start: program paths as in this process, and that everything runs on
 * one machine.
 */
export function inheritedEnvironment(): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR } = process.env
  return { PATH, HOME, TMPDIR, SENEB_ENV: 'local' }
}
