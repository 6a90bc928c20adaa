/**
 * Circles of folders, in what runs in production: a folder that needs another, which needs it, cannot be understood,
 * moved or tested alone. A folder and the ones inside it are one thing here. Tests stand outside and look at anything,
 * so they are left out, which is why this is a run of its own.
 */

const { options } = require('./.dependency-cruiser.cjs')

module.exports = {
  forbidden: [
    {
      name: 'no-circles-of-folders',
      comment: 'Move what both need below both of them, or what ties them above.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    ...options,
    exclude: { path: [options.exclude.path, '[.](test|fixture)[.]tsx?$', '^tests/', '^packages/testkit/'] },
  },
}
