/** Logs on the path of traces have the same envelope in protobuf, but their records decode as spans without ids. */
export const logsOnTraces =
  'These are no spans. This path takes OTLP traces; send logs to /v1/logs (OTEL_EXPORTER_OTLP_LOGS_ENDPOINT).';

export const tracesOnLogs =
  'These are no log records. This path takes OTLP logs; send spans to /v1/traces (OTEL_EXPORTER_OTLP_TRACES_ENDPOINT).';

export const metricsRefused = 'Metrics are not stored. Send only traces (/v1/traces) and logs (/v1/logs).';

export const snakeCase =
  'The names of OTLP’s JSON are in camel case: write "resourceSpans" and "resourceLogs", and so within them, such as "traceId".';

export const needsIds = 'A span needs a traceId of 16 bytes and a spanId of 8, in JSON as hexadecimal digits.';

export const wrongAttributes =
  'The attributes of OTLP are a list of {"key", "value"}, and a value is an object such as {"stringValue": "…"}.';
