import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

import { savesPictures } from './config.js'

const artifacts = new URL('../../artifacts/browser/', import.meta.url).pathname

/** The widths of the design: a small phone, a tablet, a desk. */
const widths = [360, 768, 1440] as const
/** Widths at which accessibility is checked. */
const checkedWidths: readonly number[] = [360, 1440]
const themes = ['light', 'dark'] as const
type Theme = (typeof themes)[number]
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** Rules about color; a theme changes only colors, so the other theme needs only these. */
export const colourRules = ['color-contrast'] as const
const height = { 360: 780, 768: 1024, 1440: 900 } as const

export interface VariantOptions {
  /** Limited to the window, for dialogs and toasts. */
  readonly windowOnly?: boolean
  readonly widths?: readonly Width[]
  /** For a page of the desk with its tables, which become cards between the widths: every pair of width and theme. */
  readonly everyPair?: boolean
  /** Accessibility rules that a library's markup in the page breaks; only its publisher can fix them. */
  readonly exceptRules?: readonly string[]
}

type Width = (typeof widths)[number]

/**
 * Checks the page: at every width nothing is wider than the window, and at the checked widths axe finds no violation of
 * WCAG 2.2 AA. A state of the desk or a dialog has one theme at each checked width, unless `everyPair`. On request
 * (config.ts) saves a screenshot of each for a person to see.
 */
export async function everyVariant(page: Page, name: string, options: VariantOptions = {}): Promise<void> {
  for (const width of options.widths ?? widths) {
    await page.setViewportSize({ width, height: height[width] })
    const [first, ...others] = themesAt(width, page, options)
    for (const theme of [first, ...others]) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
      await settled(page)
      const label = `${name} at ${width} px, ${theme}`
      if (savesPictures()) await picture(page, `${name}-${width}-${theme}`, options)
      if (theme === first) await expectNoOverflow(page, label)
      if (!checkedWidths.includes(width) && !options.everyPair) continue
      if (isDesk(page) && !options.windowOnly) await showAll(page, width)
      await expectAccessible(page, label, theme === first ? undefined : colourRules, options.exceptRules)
    }
    await page.setViewportSize({ width, height: height[width] })
  }
}

/** Returns the themes to check at a width: the first by every rule, the other by the rules about color. */
function themesAt(width: Width, page: Page, options: VariantOptions): readonly [Theme, ...(readonly Theme[])] {
  if (savesPictures()) return themes
  // A theme changes only colors, so widths in between need only one.
  if (!checkedWidths.includes(width)) return ['light']
  // Dialogs and states of a desk page have the same colors at both widths, so each theme is checked once.
  const isEachOnce = !options.everyPair && (isDesk(page) || options.windowOnly)
  const hasBoth = checkedWidths.every((checked) =>
    (options.widths ?? widths).some((candidate) => candidate === checked),
  )
  if (isEachOnce && hasBoth) return [width === 1440 ? 'dark' : 'light']
  return themes
}

/** Makes the window as high as the page, so that no row is partly covered by the desk's bar. */
async function showAll(page: Page, width: Width): Promise<void> {
  const long = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height: Math.max(long, height[width]) })
}

function isDesk(page: Page): boolean {
  return new URL(page.url()).pathname.startsWith('/admin')
}

/** Saves a screenshot of the page, where git does not look. */
async function picture(page: Page, name: string, { windowOnly = false }: VariantOptions = {}): Promise<void> {
  await page.screenshot({ path: `${artifacts}${name}.png`, fullPage: !windowOnly, animations: 'disabled' })
}

/** Expects that the page cannot be scrolled sideways. */
async function expectNoOverflow(page: Page, label: string): Promise<void> {
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
  expect(overflow, `${label}: pixels beyond the window`).toBeLessThanOrEqual(0)
}

/** Expects that axe finds no violations on the page in its current state, by all rules or the given ones. */
export async function expectAccessible(
  page: Page,
  label: string,
  only?: readonly string[],
  except: readonly string[] = [],
): Promise<void> {
  // One example of each passed rule is enough; writing down lists of hundreds of options takes seconds.
  const builder = new AxeBuilder({ page, ...(await axeOf(page)) })
  const axe = builder.options({ resultTypes: ['violations'] }).setLegacyMode(true)
  // Axe reads the page's own colors, which forced colors replace.
  if (await page.evaluate(() => matchMedia('(forced-colors: active)').matches)) axe.disableRules([...colourRules])
  const { violations, passes, incomplete } = await (only ? axe.withRules([...only]) : axe.withTags(rules)).analyze()
  const found = violations
    .filter(({ id }) => !except.includes(id))
    .flatMap(({ id, nodes }) =>
      nodes.map(({ failureSummary, target }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
    )
  expect(found, label).toEqual([])
  const looked = passes.length + incomplete.length
  expect(looked, `${label}: rules that found something to look at`).toBeGreaterThan(only ? 0 : 10)
}

const require = createRequire(import.meta.url)
/** Half as long as the source that the builder takes without one. */
const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

/** Loads axe once per page instead of twice per check; once loaded, no source is needed. */
async function axeOf(page: Page): Promise<{ readonly axeSource: string }> {
  return { axeSource: (await page.evaluate(() => 'axe' in window)) ? 'void 0' : axeSource }
}

/** Resolves when fonts have loaded and the page has been laid out. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
}
