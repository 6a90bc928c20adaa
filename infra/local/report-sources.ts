import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

/**
 * Reports each source file that this process loads to the parent process, which restarts it when one of them changes.
 */
registerHooks({
  load: (url, context, next) => {
    if (url.startsWith('file:') && !url.includes('/node_modules/')) process.send?.({ loaded: fileURLToPath(url) })
    return next(url, context)
  },
})
