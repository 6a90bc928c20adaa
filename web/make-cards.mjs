import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { chromium } from '@playwright/test'

import { chromiumProgram } from '../infra/programs/programs.ts'

/**
 * Creates the 1200 by 630 preview images of shared links from our own illustrations: `node web/make-cards.mjs <site>`.
 * It needs a running site whose pages show the illustrations. The files are committed; run it again when an
 * illustration changes.
 */
const folder = fileURLToPath(new URL('public/cards/', import.meta.url))
const site = process.argv[2] ?? 'http://localhost:4000'

/** Name of the illustration, and a page that shows it in its band. */
const pages = {
  'article-header-map': '/blogs/why-egypt-for-treatment',
  'article-header-name': '/blogs/what-seneb-means',
  'article-header-papyrus': '/blogs/the-ebers-papyrus',
  'article-header-smile': '/blogs/cleopatra-smile-experience',
  'care-scene': '/medical-tourism',
  'cell-emblem': '/oncology',
  courtyard: '/our-team',
  'embryo-emblem': '/ivf-treatment',
  'eye-emblem': '/ophthalmology',
  'follicle-emblem': '/hair-transplant',
  'heart-emblem': '/cardiology-surgery',
  'hero-nile': '/why-egypt',
  'joint-emblem': '/orthopedic-surgery',
  lotus: '/our-values',
  'profile-emblem': '/cosmetic-surgery',
  seneb: '/why-egypt',
  'stomach-emblem': '/bariatric-surgery',
  'tooth-emblem': '/dental-care',
}

const browser = await chromium.launch({
  executablePath: await chromiumProgram(() => undefined),
  args: ['--no-sandbox', '--disable-gpu'],
})
const page = await browser.newPage({ viewport: { width: 1200, height: 630 }, colorScheme: 'light' })
await mkdir(folder, { recursive: true })
for (const [name, path] of Object.entries(pages)) {
  await page.goto(`${site}${path}`)
  await page.evaluate(layOut)
  await page.evaluate(() => document.fonts.ready)
  await writeFile(join(folder, `${name}.png`), await page.screenshot({ animations: 'disabled' }))
}
await browser.close()
const sizes = await Promise.all(
  Object.keys(pages).map(async (name) => (await readFile(join(folder, `${name}.png`))).length),
)
console.log(`${sizes.length} cards, ${Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1024)} kB`)

/** Page with the illustration on one side and the product's name on the other. */
function layOut() {
  const art = document.querySelector('h1').closest('.on-deep').querySelector('.page-band-art, .rounded-panel')
  const logo = document.querySelector('header a[href="/"]')
  const card = document.createElement('div')
  card.style.cssText =
    'position:fixed;inset:0;z-index:99999;display:grid;grid-template-columns:440px 1fr;background:#123a3a;color:#fff;align-items:center'
  const text = document.createElement('div')
  text.style.cssText = 'padding:0 40px 0 64px;font-size:26px;line-height:1.35'
  const mark = logo.cloneNode(true)
  mark.style.cssText = 'display:inline-block;zoom:2;color:#fff'
  const line = document.createElement('p')
  line.style.cssText = 'margin-top:28px;color:#bfdcda'
  line.textContent = 'Medical travel to Egypt, planned with care'
  text.append(mark, line)
  const picture = art.cloneNode(true)
  picture.style.cssText = 'width:100%;height:630px;border-radius:0;max-width:none;aspect-ratio:auto'
  card.append(text, picture)
  document.body.append(card)
}
