import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

/** Tells the parent process each source file this process loads, so that it is restarted when one of them changes. */
registerHooks({
  load: (url, context, next) => {
    if (url.startsWith('file:') && !url.includes('/node_modules/')) process.send?.({ loaded: fileURLToPath(url) })
    return next(url, context)
  },
})
