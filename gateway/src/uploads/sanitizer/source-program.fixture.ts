import type { ThreadProgram } from './sanitizer-thread.js'

/** The threads' program from its sources; a test runner's own compiling does not reach into threads. */
export const sourceProgram: ThreadProgram = {
  url: new URL('./sanitizer.worker.ts', import.meta.url),
  execArgv: [
    '--conditions=seneb-source',
    '--import',
    new URL('../../../../infra/build/typescript-hooks.ts', import.meta.url).href,
  ],
}
