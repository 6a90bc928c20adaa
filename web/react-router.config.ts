import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  // build.mjs puts it in the place of `dist` once it is whole.
  buildDirectory: '.local/build',
  ssr: true,
  // There are few enough pages to name them all at once; no endpoint has to be asked for more.
  routeDiscovery: { mode: 'initial' },
  // Loaders are told the page's address as `url`; the request is not copied for each of them (P4).
  future: { v8_passThroughRequests: true },
} satisfies Config
