import type { Options } from '@swc/core'

/**
 * How SWC compiles our TypeScript, for the build and for Jest alike: legacy decorators with metadata as Nest and
 * TypeORM want them, class names kept for logs and dependency injection, ES modules with import attributes.
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
