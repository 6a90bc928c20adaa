import type { Options } from '@swc/core'

/**
 * Returns the SWC options for our TypeScript, shared by the build and Jest. Nest and TypeORM need legacy decorators
 * with metadata, logs and dependency injection need class names, and modules are ES modules with import attributes.
 */
export function swcOptions({ tsx = false }: { readonly tsx?: boolean } = {}): Options {
  return {
    swcrc: false,
    configFile: false,
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', decorators: true, tsx },
      transform: {
        legacyDecorator: true,
        decoratorMetadata: true,
        useDefineForClassFields: false,
        react: { runtime: 'automatic' },
      },
      keepClassNames: true,
      experimental: { keepImportAssertions: true },
    },
    module: { type: 'es6' },
  }
}
