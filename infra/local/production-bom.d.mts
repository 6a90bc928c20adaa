interface Part {
  readonly 'bom-ref': string
  readonly name: string
}

/** The parts of a CycloneDX document that are read. */
export interface Bom {
  readonly specVersion: string
  readonly metadata: { readonly component: Part }
  readonly components: readonly Part[]
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[]
}

export declare function productionBom(): Promise<Bom>
