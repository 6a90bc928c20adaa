/** What the processes that tests start are told: where programs are, as this process is, and that this is one machine. */
export function inheritedEnvironment(): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR } = process.env
  return { PATH, HOME, TMPDIR, SENEB_ENV: 'local' }
}
