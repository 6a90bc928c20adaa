/**
 * Architecture rules: dependencies point downhill only, web → gateway → contracts → service → rules → tables; nothing
 * imports upward or sideways. Each rule's `comment` gives the reason and is printed on a violation.
 */

const webRules = require('./infra/lint/web-rules.cjs')

const notTests = '[.](test|fixture)[.]tsx?$|^tests/|^packages/testkit/|^infra/'

/** Workspaces are reached by name; a path into another one's folder is a secret passage. */
const workspaces = '^(packages|services)/([^/]+)/|^(gateway|web)/'

module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      comment: 'Two files that need each other are one thing or three; type-only circles are circles too.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    ...webRules,
    {
      name: 'no-unresolvable',
      comment: 'An import that leads nowhere fails in production only.',
      severity: 'error',
      from: {},
      // The pages are built beside the web server, and the named package is types and no code.
      to: {
        couldNotResolve: true,
        pathNot: '^(virtual:|[.]/generated/|[.]/server/index[.]js$|@graphql-typed-document-node/core$)',
      },
    },
    {
      name: 'contracts-know-only-rules',
      comment: 'Contracts are read by browser and servers alike, so they depend on what reads forms and nothing else.',
      severity: 'error',
      from: { path: '^packages/contracts/src', pathNot: '[.]test[.]ts$|/generate/' },
      to: { pathNot: '^packages/contracts/src|node_modules/(yup|libphonenumber-js)/' },
    },
    {
      name: 'contracts-generators-know-node',
      comment: 'The generators read schemas and write files, and need nothing else beyond the contracts.',
      severity: 'error',
      from: { path: '^packages/contracts/src/generate/' },
      to: { pathNot: '^packages/contracts/src|^node:|^(fs|url|path|crypto)$|node_modules/yup/' },
    },
    {
      name: 'vocabulary-is-the-bottom',
      comment: 'Closed lists are what everything else is built from; they know nobody.',
      severity: 'error',
      from: { path: '^packages/contracts/src/vocabulary/', pathNot: '[.]test[.]ts$' },
      to: { path: '^packages/contracts/src', pathNot: '^packages/contracts/src/vocabulary/' },
    },
    {
      name: 'forms-do-not-know-messages',
      comment: 'A form is what a person fills in, whoever carries it.',
      severity: 'error',
      from: { path: '^packages/contracts/src/forms/' },
      to: { path: '^packages/contracts/src/messages/' },
    },
    {
      name: 'kit-knows-no-noun',
      comment:
        'The kit knows how to talk, not what about: it may use how contracts are made, read and listed, but no message or form, except those it answers itself.',
      severity: 'error',
      from: { path: '^packages/(platform|bus|service-kit)/src', pathNot: '[.]test[.]ts$|[.]fixture[.]ts$' },
      to: {
        path: '^(packages/contracts|services|gateway|web|packages/testkit|tests|infra)/',
        pathNot:
          '^packages/contracts/src/(define|document-buckets|errors|nats-permissions|topology|forms/(read-form|problem-codes)|messages/all-messages|messages/staff-action-events|messages/operations/operations|vocabulary/((staff|partner)-access|person-records|feature-switches|legal-versions))[.]ts$',
      },
    },
    {
      name: 'platform-is-the-ground',
      comment: 'Web, gateway and services stand on the platform, so it knows neither bus nor database.',
      severity: 'error',
      from: { path: '^packages/platform/src', pathNot: '[.]test[.]ts$' },
      to: { path: '^packages/(bus|service-kit)/|node_modules/(@nats-io|@nestjs|typeorm|pg)/' },
    },
    {
      name: 'bus-has-no-database',
      comment: 'The gateway talks over the bus and has no database; what needs one belongs to the service kit.',
      severity: 'error',
      from: { path: '^packages/bus/src', pathNot: '[.]test[.]ts$' },
      to: { path: '^packages/service-kit/|node_modules/(@nestjs|typeorm|pg)/' },
    },
    {
      name: 'synthetic-patient-stands-outside',
      comment:
        'What tries the platform out comes by its public door: it knows what is filled in and the platform below, and no message.',
      severity: 'error',
      from: { path: '^packages/synthetic-patient/src', pathNot: '[.]test[.]ts$' },
      to: {
        path: '^(services|gateway|web|tests|infra|packages/(bus|service-kit|testkit))/|^packages/contracts/src/(messages|define)',
      },
    },
    {
      name: 'services-stand-alone',
      comment:
        'A service is replaceable alone: it imports contracts and the kit, never another service or the gateway.',
      severity: 'error',
      from: { path: '^services/([^/]+)/src', pathNot: '[.](test|fixture)[.]tsx?$' },
      to: { path: '^(services|gateway|web|tests|infra|packages/testkit)/', pathNot: '^services/$1/' },
    },
    {
      name: 'gateway-joins',
      comment: 'The gateway joins what services answer and decides nothing: it imports contracts and the kit.',
      severity: 'error',
      from: { path: '^gateway/src', pathNot: '[.](test|fixture)[.]ts$' },
      to: { path: '^(services|web|tests|infra|packages/testkit)/' },
    },
    {
      name: 'gateway-has-no-database',
      comment: 'Whoever needs a table is a service, and everything that needs one is in the service kit.',
      severity: 'error',
      from: { path: '^gateway/src', pathNot: '[.](test|fixture)[.]ts$' },
      to: { path: 'node_modules/(typeorm|pg)/|^packages/service-kit/' },
    },
    {
      name: 'a-door-is-not-a-room',
      comment: 'A controller passes on what it is asked; rows and SQL belong to the use case behind it.',
      severity: 'error',
      from: { path: '[.]controller[.]ts$' },
      to: { path: '[.](entity|queries)[.]ts$|node_modules/(typeorm|pg)/' },
    },
    {
      name: 'use-cases-are-plain',
      comment: 'Nest exists at the door only; a use case is a function of its input and ctx, without driver or clock.',
      severity: 'error',
      from: {
        path: '^services/[^/]+/src/[^/]+/[^/]+[.]ts$',
        pathNot: '[.](controller|module|test|fixture)[.]ts$|/migrations/',
      },
      to: { path: 'node_modules/(@nestjs|pg|@nats-io)/' },
    },
    {
      name: 'rules-are-decidable-on-paper',
      comment:
        'Rules compute from what they are given: vocabulary, forms, rows, other rules; no port, no kit, no library but those that compute alone.',
      severity: 'error',
      from: { path: '[.]rules[.]ts$' },
      to: {
        pathNot:
          '[.](rules|entity)[.]ts$|^packages/contracts/|^crypto$|[.]json$|node_modules/(yup|fastest-levenshtein|html-to-text|marked)/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'tables-stay-private',
      comment: 'Another noun of the same service is reached by its use cases, never by its entity or its SQL.',
      severity: 'error',
      from: { path: '^services/([^/]+)/src/([^/]+)/', pathNot: '[.](test|fixture)[.]tsx?$' },
      to: { path: '^services/$1/src/[^/]+/[^/]+[.](entity|queries)[.]ts$', pathNot: '^services/$1/src/$2/' },
    },
    {
      name: 'observers-stand-outside',
      comment: 'Code that runs in production never imports what watches it.',
      severity: 'error',
      from: { pathNot: notTests },
      to: { path: '^(tests|packages/testkit)/|[.](test|fixture)[.]tsx?$' },
    },
    {
      name: 'no-passages-between-workspaces',
      comment: 'Another workspace is imported by its name (@seneb/...), through what it exports.',
      severity: 'error',
      from: { path: workspaces, pathNot: notTests },
      to: { dependencyTypes: ['local'], path: workspaces, pathNot: ['^$0', '^packages/$2/', '^services/$2/', '^$3/'] },
    },
    {
      name: 'declared-dependencies-only',
      comment: 'A package that is used stands in the package.json of whoever uses it.',
      severity: 'error',
      from: { path: workspaces, pathNot: '[.](test|fixture)[.]tsx?$|^packages/testkit/|[.]mjs$' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    exclude: { path: '(^|/)(dist|generated|[.]local|[.]react-router)/' },
    doNotFollow: { path: 'node_modules' },
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['seneb-source', 'import', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.d.ts', '.js', '.mjs', '.cjs', '.json'],
    },
    reporterOptions: { text: { highlightFocused: true } },
  },
}
