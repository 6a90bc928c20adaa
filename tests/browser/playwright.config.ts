import { defineConfig, devices } from '@playwright/test'

import { chromiumProgram } from '../../infra/programs/programs.ts'

/**
 * The last such flag wins, so this repeats the features that Playwright switches off. Without suggestions in the
 * address bar a window needs one process less, which no test notices.
 */
const features = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

const flags = [
  `--disable-features=${features.join(',')}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
]

const planner = 'trip-planner*.spec.ts'

export default defineConfig({
  testDir: '.',
  outputDir: '../../artifacts/browser/failures',
  globalSetup: './start-site.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    launchOptions: { executablePath: await chromiumProgram(() => undefined), args: flags },
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'screens',
      testIgnore: [
        planner,
        'outages.spec.ts',
        'desk-prices.spec.ts',
        'desk-settings.spec.ts',
        'desk-order.spec.ts',
        'desk-quality.spec.ts',
      ],
    },
    // Short enough to run beside the system tests.
    { name: 'planner', testMatch: planner },
    // These stop parts of the system that other tests need.
    { name: 'outages', testMatch: 'outages.spec.ts', fullyParallel: false, dependencies: ['screens', 'planner'] },
    // These change the site or what it counts for all tests.
    { name: 'prices', testMatch: 'desk-prices.spec.ts', fullyParallel: false, dependencies: ['outages'] },
    {
      name: 'settings',
      testMatch: ['desk-settings.spec.ts', 'desk-order.spec.ts', 'desk-quality.spec.ts'],
      fullyParallel: false,
      dependencies: ['prices'],
    },
  ],
})
