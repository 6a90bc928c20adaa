import { describe, expect, test } from '@jest/globals'
import { treatmentTypes } from '@seneb/contracts/vocabulary/treatments'
import type { ArtProps } from '@seneb/ui/art/art-svg'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

import { SpecialtyEmblem } from './specialty-emblem.js'

const folder = dirname(fileURLToPath(import.meta.url))
const palette = readFileSync(new URL('../../../packages/ui/src/styles/art.css', import.meta.url), 'utf8')
const sourcesIn = (path: string) => readdirSync(path).filter((name) => /\.tsx$/.test(name) && !name.includes('.test.'))

const pictureFiles = sourcesIn(folder).filter((name) => name !== 'specialty-emblem.tsx')
const shared = ['hero-nile.tsx', 'seneb-mark.tsx']
const moduleOf = (file: string) =>
  (shared.includes(file) ? '@seneb/ui/art/' : './') + file.replace('.tsx', shared.includes(file) ? '' : '.js')
const pictures = await Promise.all(
  [...pictureFiles, ...shared].map(async (file) => {
    const exported = Object.entries((await import(moduleOf(file))) as Record<string, unknown>)
    const [name, Picture] = exported[0] ?? []
    return { file, name, Picture: Picture as ComponentType<ArtProps>, exports: exported.length }
  }),
)

const heroBytes = 18_000
const sceneBytes = 12_000
const emblemBytes = 2_000

function budgetOf(file: string): number {
  if (file.startsWith('hero-')) return heroBytes
  return file.endsWith('-emblem.tsx') ? emblemBytes : sceneBytes
}

const idsIn = (html: string) => [...html.matchAll(/\sid="([^"]*)"/g)].map((match) => match[1] ?? '')
const referencesIn = (html: string) => [...html.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map((match) => match[1] ?? '')

test('every picture is looked at', () => {
  expect(pictures.length).toBeGreaterThan(25)
})

describe.each(pictures)('$file', ({ file, Picture, exports }) => {
  const html = renderToStaticMarkup(<Picture className="given" />)

  test('holds one picture that is decorative, never focusable and scales by its viewBox', () => {
    expect(exports).toBe(1)
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
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(budgetOf(file))
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
