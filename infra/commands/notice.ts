import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { noArguments, readCommandLine } from '../process/command-line.ts'
import { root } from '../process/paths.mjs'
import { productionBom, type Bom } from './production-bom.ts'

interface Licensed {
  readonly name: string
  readonly licenses?: readonly {
    readonly license?: { readonly id?: string; readonly name?: string }
    readonly expression?: string
  }[]
}

/** Names the license of a component as its package does; undefined for packages of this repository. */
function licenseOf({ licenses = [] }: Licensed): string | undefined {
  const names = licenses.map(({ expression, license }) => license?.id ?? license?.name ?? expression)
  return names.filter(Boolean).join(' OR ').replaceAll(/[()]/g, '') || undefined
}

/** Third-party work shipped besides npm packages, with its license. */
const others = [
  'PDFium, inside @hyzyla/pdfium: BSD-3-Clause and Apache-2.0, Copyright The PDFium Authors.',
  'libheif and libde265, inside libheif-js: LGPL-3.0. The package is used unchanged and can be replaced in node_modules.',
  'libvips and its libraries, inside @img/sharp-libvips-*: LGPL-3.0-or-later, used unchanged and replaceable.',
  'Airport data: OurAirports (https://ourairports.com/data/), dedicated to the public domain.',
  'Country names and codes: i18n-iso-countries, MIT, Copyright widdix GmbH and contributors.',
  'Node.js and the base image carry their own notices in /usr/local/LICENSE and /usr/share/doc.',
]

/** The text of the file NOTICE: every package of the production image by license. */
export function noticeText(bom: Bom): string {
  const licensed = (bom.components as readonly Licensed[]).flatMap((component) => {
    const license = licenseOf(component)
    return license === undefined ? [] : [{ license, name: component.name }]
  })
  const byLicense = [...Map.groupBy(licensed, ({ license }) => license)].toSorted(([a], [b]) => (a < b ? -1 : 1))
  return [
    'Seneb',
    '',
    'The production image contains the following third-party software and data. The full text of each license is in the',
    "package's folder in node_modules of the image; versions and checksums are in /app/sbom.cdx.json.",
    'This file is written by `npm run notice`.',
    '',
    ...byLicense.flatMap(([license, packages]) => [
      license,
      '-'.repeat(license.length),
      [...new Set(packages.map(({ name }) => name))].toSorted().join(', '),
      '',
    ]),
    'Other components',
    '----------------',
    ...others,
    '',
  ].join('\n')
}

/** `npm run notice`: writes the licenses of everything that the production image contains. */
readCommandLine(
  { usage: 'npm run notice', about: 'Writes NOTICE, the licenses of everything in the production image.' },
  noArguments,
)
writeFileSync(join(root, 'NOTICE'), noticeText(await productionBom()))
