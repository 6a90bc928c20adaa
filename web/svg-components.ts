import { readFile } from 'node:fs/promises'

import type { Plugin } from 'vite'

const suffix = '?react'

/**
 * Returns the Vite plugin for `import Picture from './picture.svg?react'`: a React component whose shapes are part of
 * the page and use the colors of its theme.
 */
export function svgComponents(): Plugin {
  return {
    name: 'svg-components',
    enforce: 'pre',
    load: async (id) =>
      id.endsWith(`.svg${suffix}`) ? componentOf(await readFile(id.slice(0, -suffix.length), 'utf8')) : null,
  }
}

/** Transforms the same files for Jest. */
export function process(svg: string): { readonly code: string } {
  return { code: componentOf(svg) }
}

/** Returns a module whose default export is a React component of the drawing; comments are removed. */
function componentOf(svg: string): string {
  const elements = svg
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll(/<\/\w+>/g, ')')
    .replaceAll(/<(\w+)([^>]*?)(\/?)>/g, (...[, name = '', attributes = '', end]: string[]) => {
      const props = [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(
        ([, key = '', value = '']) => `'${propOf(key)}': '${value}'`,
      )
      if (name === 'svg') props.push('className')
      return `, createElement('${name}', { ${props.join(', ')} }${end ? ')' : ''}`
    })
  return `import { createElement } from 'react'
export default function Picture({ className }) {
  return ${elements.trim().slice(1)}
}
`
}

/** The name that React has for an attribute. */
function propOf(attribute: string): string {
  if (attribute === 'class') return 'className'
  if (attribute.startsWith('aria-')) return attribute
  return attribute.replaceAll(/-([a-z])/g, (_dash, letter: string) => letter.toUpperCase())
}
