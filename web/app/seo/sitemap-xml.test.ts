import { expect, test } from '@jest/globals'

import { robotsTxt, sitemapXml } from './site-files.js'

test('every page has its full address, and a date only where one is known [SITE-01, D-36, D-38]', () => {
  const xml = sitemapXml('https://seneb.example', [
    { path: '/', lastChangedOn: null },
    { path: '/blogs/a&b', lastChangedOn: '2026-11-21T10:00:00.000Z' },
  ])
  expect(xml).toContain('<url><loc>https://seneb.example/</loc></url>')
  expect(xml).toContain(
    '<url><loc>https://seneb.example/blogs/a&amp;b</loc><lastmod>2026-11-21T10:00:00.000Z</lastmod></url>',
  )
})

test('robots get the address of the site map, and not that of the desk [D-37, D-38]', () => {
  expect(robotsTxt('https://seneb.example')).toContain('Sitemap: https://seneb.example/sitemap.xml')
  expect(robotsTxt('https://seneb.example')).not.toMatch(/admin/)
})
