import { readdirSync, readFileSync } from 'node:fs'

import { describe, expect, test } from '@jest/globals'
import { treatmentTypes } from '@seneb/contracts/vocabulary/treatments'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

import { emblemOf } from './illustrations.js'

const ui = new URL('../../../packages/ui/src/', import.meta.url)
const palette = readFileSync(new URL('styles/art.css', ui), 'utf8')
const files = [new URL('.', import.meta.url), new URL('art/', ui)].flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.svg'))
    .map((name) => new URL(name, folder).pathname),
)
const pictures = await Promise.all(
  files.map(async (file) => ({
    name: file.replace(/^.*\/|\.svg.*$/g, ''),
    Picture: ((await import(`${file}?react`)) as { readonly default: ComponentType<{ readonly className?: string }> })
      .default,
  })),
)

const heroBytes = 18_000
const sceneBytes = 12_000
const emblemBytes = 2_000

function budgetOf(name: string): number {
  if (name.startsWith('hero')) return heroBytes
  return name.endsWith('emblem') ? emblemBytes : sceneBytes
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

  test('may be on a page twice without sharing an id, and refers only to its own ids', () => {
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
  const emblems = treatmentTypes.map(({ slug }) => emblemOf(slug))
  expect(new Set(emblems).size).toBe(treatmentTypes.length)
})

test('a treatment type without a picture is shown as the compass', () => {
  expect(emblemOf('not-drawn-yet')).toBe(emblemOf('other'))
  expect(emblemOf('toString')).toBe(emblemOf('other'))
})

test('dusk is the same when chosen by the person or the system, and defines every colour of the morning', () => {
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
