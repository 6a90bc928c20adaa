import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  // build.mjs moves it to `dist` when it is complete.
  buildDirectory: '.local/build',
  ssr: true,
  // The site has few pages, so all are listed at once and no endpoint provides more routes.
  routeDiscovery: { mode: 'initial' },
  // Loaders receive the page's address as `url`, which avoids a copy of the request for each.
  future: { v8_passThroughRequests: true },
} satisfies Config
