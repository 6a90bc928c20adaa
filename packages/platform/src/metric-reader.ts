import { PrometheusExporter } from '@opentelemetry/exporter-prometheus'
import { AggregationTemporality, InstrumentType } from '@opentelemetry/sdk-metrics'

type Collected = ReturnType<PrometheusExporter['collect']>

/**
 * Shows metrics in Prometheus' text format. The library goes on showing a gauge as it was found last: while
 * the database is away a queue would stand still and nobody would be told. Here a gauge that nobody can tell is missing.
 */
export class MetricReader extends PrometheusExporter {
  private collecting?: Collected

  /** What is shown as a difference is told anew each time, and that of a gauge is its value. */
  override selectAggregationTemporality(instrument: InstrumentType): AggregationTemporality {
    const isGauge = instrument === InstrumentType.OBSERVABLE_GAUGE
    return isGauge ? AggregationTemporality.DELTA : super.selectAggregationTemporality(instrument)
  }

  /** Two that look at once are shown the same: of what is told anew, the second would find nothing. */
  override collect(options?: Parameters<PrometheusExporter['collect']>[0]): Collected {
    this.collecting ??= super.collect(options).finally(() => {
      this.collecting = undefined
    })
    return this.collecting
  }
}
