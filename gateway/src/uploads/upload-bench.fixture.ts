import { setTimeout as pause } from 'node:timers/promises'

import { connectBus, type Bus } from '@seneb/bus/bus'
import { documentStore, type DocumentStore } from '@seneb/bus/document-store'
import { QuarantineAdmin } from '@seneb/bus/quarantine-admin'
import { quarantineBucket, uploadsBucket } from '@seneb/contracts/document-buckets'
import { openFile, type PlainFile, Sealing } from '@seneb/platform/sealing'
import { silentLogger } from '@seneb/testkit/silent-logger'
import { testBus, type TestBus } from '@seneb/testkit/test-bus'

import type { GatewaySettings } from '../config.js'
import { GatewayProcess } from './gateway-process.fixture.js'
import { TestGateway, testDocumentKey, type HttpResponse } from '../gateway.fixture.js'

/** Outcome of one upload: the response, and the stored file. */
export interface UploadOutcome {
  readonly status: number
  readonly message?: string
  readonly retryAfter: string | null
  readonly stored: { readonly id: string; readonly fileName: string; readonly type: string; readonly bytes: number }
  readonly opened?: PlainFile
}

interface UploadableFile {
  readonly name: string
  readonly bytes: Buffer
}

const sealing = new Sealing(testDocumentKey)

/** A gateway that files are sent to. */
interface UploadEndpoint {
  fetch(path: string, init?: RequestInit): Promise<HttpResponse>
  close(): Promise<void>
}

const manyUploads = { uploadsPerHour: 10_000 }

/** Gateway with a separate bus, and the store as the referral service reads it. */
export class UploadBench<Endpoint extends UploadEndpoint = TestGateway> {
  private constructor(
    readonly bus: TestBus,
    readonly gateway: Endpoint,
    private readonly referral: Bus,
    readonly store: DocumentStore,
    private readonly operations: Bus,
  ) {}

  /** Returns the quarantined files as the person who reviews them sees them. */
  get quarantine(): QuarantineAdmin {
    return new QuarantineAdmin(this.operations, quarantineBucket)
  }

  static open(settings: Partial<GatewaySettings> = {}): Promise<UploadBench> {
    return UploadBench.openBefore((bus) => TestGateway.open({ bus, settings: { ...manyUploads, ...settings } }))
  }

  /**
   * Opens the gateway in a separate process, so that it does not share the event loop and memory of the test runner.
   */
  static openSeparately(): Promise<UploadBench<GatewayProcess>> {
    return UploadBench.openBefore((bus) => GatewayProcess.open(bus.urlOf('gateway'), manyUploads))
  }

  private static async openBefore<Endpoint extends UploadEndpoint>(
    openEndpoint: (bus: TestBus) => Promise<Endpoint>,
  ): Promise<UploadBench<Endpoint>> {
    const bus = await testBus()
    const gateway = await openEndpoint(bus)
    const referral = await connectBus({ name: 'referral', url: bus.urlOf('referral'), log: silentLogger })
    const operations = await connectBus({ name: 'quarantine', url: bus.urlOf('quarantine'), log: silentLogger })
    return new UploadBench(bus, gateway, referral, documentStore(referral, uploadsBucket), operations)
  }

  async close(): Promise<void> {
    await this.gateway.close()
    await Promise.all([this.referral.drain(), this.operations.drain()])
    await this.bus.stop()
  }

  /** Waits until the watchers of the buckets have reconnected to the bus. */
  async untilReconnected(): Promise<void> {
    for (const bus of [this.referral, this.operations]) while (!(await bus.isAlive())) await pause(100)
  }

  async token(): Promise<string> {
    const { json, status } = await this.gateway.fetch('/uploads/tokens', { method: 'POST' })
    if (status !== 201) throw new Error(`no token: ${status}`)
    return (json as unknown as { token: string }).token
  }

  async upload({ bytes, name }: UploadableFile, token?: string): Promise<UploadOutcome> {
    const headers = { 'x-upload-token': token ?? (await this.token()), 'x-file-name': encodeURIComponent(name) }
    const response = await this.gateway.fetch('/uploads', { method: 'POST', body: new Uint8Array(bytes), headers })
    const stored = response.json as unknown as UploadOutcome['stored']
    const opened = response.status === 201 ? await this.storedFile(stored.id) : undefined
    const { headers: responseHeaders, json, status } = response
    return {
      status,
      message: json.errors?.[0]?.message,
      retryAfter: responseHeaders.get('retry-after'),
      stored,
      opened,
    }
  }

  async uploadAll(files: readonly UploadableFile[]): Promise<readonly UploadOutcome[]> {
    const outcomes: UploadOutcome[] = []
    for (const file of files) outcomes.push(await this.uploadWithRetry(file))
    return outcomes
  }

  /** Uploads a file, and again on status 503, because other programs may have used too much processor time. */
  private async uploadWithRetry(file: UploadableFile): Promise<UploadOutcome> {
    const outcome = await this.upload(file)
    return outcome.status === 503 ? this.upload(file) : outcome
  }

  private async storedFile(id: string): Promise<PlainFile | undefined> {
    const sealed = await this.store.read(id)
    return sealed && openFile(sealed, id, sealing)
  }
}
