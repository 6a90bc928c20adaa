import { readFileSync } from 'node:fs'

import { describe, expect, test } from '@jest/globals'
import { treatmentTypes } from '@seneb/contracts/vocabulary/treatments'
import type { ArtProps } from '@seneb/ui/art/art-svg'
import * as heroNile from '@seneb/ui/art/hero-nile'
import * as senebMark from '@seneb/ui/art/seneb-mark'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

import * as articleHeaderMap from './article-header-map.js'
import * as articleHeaders from './article-headers.js'
import * as careScene from './care-scene.js'
import * as courtyard from './courtyard.js'
import { SpecialtyEmblem } from './emblems.js'
import * as emblems from './emblems.js'
import * as emptyChart from './empty-chart.js'
import * as feluccaOffTheChart from './felucca-off-the-chart.js'
import * as homePictures from './home-pictures.js'
import * as letterReceived from './letter-received.js'
import * as publicationPictures from './publication-pictures.js'
import * as quietHarbour from './quiet-harbour.js'
import * as stepPlan from './step-plan.js'
import * as stepTalk from './step-talk.js'

const palette = readFileSync(new URL('../../../packages/ui/src/styles/art.css', import.meta.url), 'utf8')
const modules: readonly object[] = [
  heroNile,
  senebMark,
  articleHeaderMap,
  articleHeaders,
  careScene,
  courtyard,
  emblems,
  emptyChart,
  feluccaOffTheChart,
  homePictures,
  letterReceived,
  publicationPictures,
  quietHarbour,
  stepPlan,
  stepTalk,
]
const pictures = modules
  .flatMap((module) => Object.entries(module))
  .map(([name, Picture]) => ({ name, Picture: Picture as ComponentType<ArtProps> }))
  .filter(({ name }) => name !== 'SpecialtyEmblem')

const heroBytes = 18_000
const sceneBytes = 12_000
const emblemBytes = 2_000

function budgetOf(name: string): number {
  if (name.startsWith('Hero')) return heroBytes
  return name.endsWith('Emblem') ? emblemBytes : sceneBytes
}

const idsIn = (html: string) => [...html.matchAll(/\sid="([^"]*)"/g)].map((match) => match[1] ?? '')
const referencesIn = (html: string) => [...html.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map((match) => match[1] ?? '')

test('every picture is looked at', () => {
  expect(pictures.length).toBeGreaterThan(25)
})

describe.each(pictures)('$name', ({ name, Picture }) => {
  const html = renderToStaticMarkup(<Picture className="given" />)

  test('is decorative, never focusable and scales by its viewBox', () => {
    const [root] = html.match(/^<svg[^>]*>/) ?? []
    expect(root).toContain('aria-hidden="true"')
    expect(root).toContain('focusable="false"')
    expect(root).toMatch(/viewBox="0 0 \d+ \d+"/)
    expect(root).toMatch(/class="(.* )?given"/)
    expect(root).not.toMatch(/\s(width|height)=/)
  })

  test('may stand on a page twice without sharing an id, and refers only to its own ids', () => {
    const twice = renderToStaticMarkup(
      <>
        <Picture />
        <Picture />
      </>,
    )
    const ids = idsIn(twice)
    expect(new Set(ids).size).toBe(ids.length)
    expect(referencesIn(twice).filter((id) => !ids.includes(id))).toEqual([])
  })

  test('takes every colour from the palette and nothing from elsewhere', () => {
    const unknown = [...html.matchAll(/var\((--[a-z0-9-]+)/g)]
      .map((match) => match[1])
      .filter((name) => !palette.includes(`${name}:`))
    expect(unknown.filter((name) => name !== '--art-line')).toEqual([])
    expect(html).not.toMatch(/#[0-9a-f]{3,8}["\s]|rgb\(|<style|<image|https?:\/\/(?!www\.w3\.org\/2000\/svg)/i)
  })

  test('draws with sound numbers', () => {
    expect(html).not.toMatch(/NaN|undefined|null|Infinity/)
  })

  test('stays within its byte budget', () => {
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(budgetOf(name))
  })
})

test('every treatment type has an emblem of its own [CAT-01]', () => {
  const emblems = treatmentTypes.map(({ slug }) => renderToStaticMarkup(<SpecialtyEmblem slug={slug} />))
  expect(new Set(emblems).size).toBe(treatmentTypes.length)
})

test('a treatment type without a picture is shown as the compass', () => {
  const other = renderToStaticMarkup(<SpecialtyEmblem slug="other" />)
  expect(renderToStaticMarkup(<SpecialtyEmblem slug="not-drawn-yet" />)).toBe(other)
  expect(renderToStaticMarkup(<SpecialtyEmblem slug="toString" />)).toBe(other)
})

test('dusk is the same whether the person or the system asks for it, and names every colour of the morning', () => {
  const coloursAfter = (selector: string) => {
    const block = palette.slice(palette.indexOf(selector) + selector.length).match(/^\s*\{([^}]*)\}/)?.[1] ?? ''
    return [...block.matchAll(/(--art-[a-z0-9-]+): ([^;]+);/g)].map((match) => [match[1], match[2]])
  }
  const names = (colours: (string | undefined)[][]) => colours.map(([name]) => name)
  const morning = coloursAfter(':root')
  const chosen = coloursAfter("[data-theme='dark']")
  expect(morning.length).toBeGreaterThan(60)
  expect(coloursAfter(':root:not([data-theme])')).toEqual(chosen)
  expect(names(chosen)).toEqual(names(morning))
})
