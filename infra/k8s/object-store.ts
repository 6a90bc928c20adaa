import {
  BarmanObjectStoreConfiguration,
  type IBarmanObjectStoreConfiguration,
} from '@kubernetes-models/cloudnative-pg/github.com/cloudnative-pg/barman-cloud/pkg/api'

/**
 * The place for backups, as the plugin Barman Cloud of CloudNativePG declares it. No package has its type; its
 * configuration is the type that CloudNativePG's own objects had before the plugin.
 */
export interface IObjectStore {
  readonly apiVersion: 'barmancloud.cnpg.io/v1'
  readonly kind: 'ObjectStore'
  readonly metadata: { readonly name: string; readonly namespace: string; readonly labels: Record<string, string> }
  readonly spec: {
    readonly configuration: IBarmanObjectStoreConfiguration
    readonly retentionPolicy: string
  }
}

/** Held against the schema of its configuration. */
export class ObjectStore {
  private readonly data: IObjectStore

  constructor(data: IObjectStore) {
    this.data = data
  }

  validate(): void {
    new BarmanObjectStoreConfiguration(this.data.spec.configuration).validate()
    if (!/^[1-9]\d*[dwm]$/.test(this.data.spec.retentionPolicy)) throw new Error('retentionPolicy must read as 30d')
  }
}
