/**
 * Finds circular dependencies between folders of production code: folders that need each other cannot be understood,
 * moved or tested separately. A folder and its subfolders count as one. Tests may import anything, so they are
 * excluded, which requires a separate run.
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
