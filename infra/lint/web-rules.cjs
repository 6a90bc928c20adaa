/**
 * Import rules within `web`: the part of the architecture's rules (.dependency-cruiser.cjs) that covers the site's
 * pages and the staff desk.
 */
module.exports = [
  {
    name: 'no-circles-of-folders-in-web',
    comment: 'Two folders of the web client that need each other cannot be understood, moved or loaded one by one.',
    severity: 'error',
    scope: 'folder',
    from: { path: '^web/app' },
    to: { circular: true },
  },
  {
    name: 'browser-talks-to-the-graph',
    comment: 'What runs in a browser may use vocabulary, forms and errors of contracts, and nothing of the servers.',
    severity: 'error',
    from: { path: '^web/app/', pathNot: '[.](test|fixture)[.]tsx?$' },
    to: {
      path: '^(packages|services|gateway|tests|infra)/',
      pathNot: '^packages/ui/src/|^packages/contracts/src/((vocabulary|forms)/|errors[.])',
    },
  },
  {
    name: 'desk-talks-to-the-graph',
    comment: 'The staff desk runs in a browser too, and takes from contracts what may run there.',
    severity: 'error',
    from: { path: '^web/admin/', pathNot: '[.](test|fixture)[.]tsx?$' },
    to: {
      path: '^(packages|services|gateway|tests|infra)/|^web/server/',
      pathNot: '^packages/ui/src/|^packages/contracts/src/((vocabulary|forms|publications)/|errors[.])',
    },
  },
  {
    name: 'desk-knows-no-site',
    comment: 'What site and desk share is in packages/ui, so that each can change alone.',
    severity: 'error',
    from: { path: '^web/admin/' },
    to: { path: '^web/app/' },
  },
  {
    name: 'shared-ui-knows-nobody',
    comment: 'Controls serve every page of site and desk: they know no noun, no graph and no server.',
    severity: 'error',
    from: { path: '^packages/ui/src/', pathNot: '[.]test[.]tsx?$' },
    to: {
      path: '^(packages|services|gateway|web|tests|infra)/|node_modules/(@apollo|graphql|formik|yup)/',
      pathNot: '^packages/ui/src/|^packages/contracts/src/vocabulary/',
    },
  },
  {
    name: 'public-pages-know-no-desk',
    comment: 'What is imported is sent: nothing of the desk may get into a public bundle (D-37).',
    severity: 'error',
    from: { path: '^web/(app|server)/' },
    to: { path: '^web/admin/' },
  },
  {
    name: 'desk-features-are-deletable',
    comment: 'A feature of the desk uses its graph, session and parts; pages put features together.',
    severity: 'error',
    from: { path: '^web/admin/features/([^/]+)/' },
    to: { path: '^web/admin/(features|pages|shell)/', pathNot: '^web/admin/features/$1/' },
  },
  {
    name: 'web-server-stands-on-the-platform',
    comment: 'The web server asks the gateway over HTTP: it needs no bus and no database.',
    severity: 'error',
    from: { path: '^web/server/', pathNot: '[.](test|fixture)[.]tsx?$' },
    to: {
      path: '^(packages/(bus|service-kit|testkit)|services|gateway|tests|infra)/|node_modules/(@nats-io|@nestjs|typeorm|pg)/',
    },
  },
  {
    name: 'features-are-deletable',
    comment: 'A feature uses ui, seo, art and the graph; pages put features together.',
    severity: 'error',
    from: { path: '^web/app/features/([^/]+)/' },
    to: { path: '^web/app/(features|pages)/', pathNot: '^web/app/features/$1/' },
  },
  {
    name: 'ui-knows-no-graph',
    comment: 'Buttons and fields serve every feature, so they know none and ask nobody.',
    severity: 'error',
    from: { path: '^web/app/ui/' },
    to: { path: '^web/app/(features|pages|graph|shell)/|node_modules/(@apollo|graphql)/' },
  },
]
