import { compileCache } from '../../infra/process/paths.mjs'

/**
 * Returns the environment of processes that tests start: program paths and compile cache as in this checkout, and that
 * everything runs on one machine.
 */
export function inheritedEnvironment(): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR } = process.env
  return { PATH, HOME, TMPDIR, SENEB_ENV: 'local', NODE_COMPILE_CACHE: compileCache }
}
