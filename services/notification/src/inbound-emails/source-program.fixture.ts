import type { ThreadProgram } from './email-reader.js'

/** Program of the threads, compiled from source, because a test runner's transforms do not apply to threads. */
export const sourceProgram: ThreadProgram = {
  url: new URL('./parse-email.worker.ts', import.meta.url),
  execArgv: [
    '--conditions=seneb-source',
    '--import',
    new URL('../../../../infra/build/typescript-hooks.ts', import.meta.url).href,
  ],
}
