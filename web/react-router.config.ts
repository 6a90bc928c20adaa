import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  // build.mjs puts it in the place of `dist` once it is whole.
  buildDirectory: '.local/build',
  ssr: true,
  // The site has few enough pages to list them all at once, so that no endpoint has to provide more routes.
  routeDiscovery: { mode: 'initial' },
  // Loaders receive the page's address as `url`; the request is not copied for each of them.
  future: { v8_passThroughRequests: true },
} satisfies Config
