import { createElement, type SVGProps } from 'react'

interface IconData {
  readonly node: readonly (readonly [string, Readonly<Record<string, string>>])[]
}

interface IconProps extends SVGProps<SVGSVGElement> {
  readonly size?: number
}

/**
 * Makes the icons of `lucide-react` in the place of its own builder, which can also be told of defaults by a context,
 * absolute strokes and names for class attributes: nothing of ours uses that, and each page would load it (P5).
 */
function createIcon({ node }: IconData) {
  return ({ size = 24, ...attributes }: IconProps) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...attributes,
      },
      node.map(([tag, shape]) => createElement(tag, shape)),
    )
}

// What it stands in for is a default export.
export { createIcon as default }
