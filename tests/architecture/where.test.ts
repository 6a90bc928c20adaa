import { existsSync, readFileSync } from 'node:fs'

import { expect, test } from '@jest/globals'

const root = new URL('../../', import.meta.url)

/** Paths in backticks of one page, and link targets of another. */
const pages = [
  { page: 'docs/where.md', pattern: /`([a-z][\w./-]*\/[\w./-]+)`/g, from: root },
  ...['add-a-field', 'add-a-form', 'add-a-mutation', 'add-a-staff-mutation', 'change-a-message'].map((name) => ({
    page: `docs/${name}.md`,
    pattern: /`((?:docs|gateway|infra|packages|services|tests|web)\/[\w./-]+)`/g,
    from: root,
  })),
  { page: 'README.md', pattern: /\]\(([^)#]+)\)/g, from: root },
]

test.each(pages)('every path that $page names exists', ({ from, page, pattern }) => {
  const text = readFileSync(new URL(page, root), 'utf8')
  const paths = [...text.matchAll(pattern)].map(([, path]) => String(path)).filter((path) => !path.startsWith('http'))

  expect(paths.length).toBeGreaterThan(0)
  expect(paths.filter((path) => !existsSync(new URL(path, from)))).toEqual([])
})
