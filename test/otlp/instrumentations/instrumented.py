"""Asks a model twice with OpenAI's client, with an instrumentation and the exporters that OTEL_* variables configure."""

import sys

from openai import OpenAI
from opentelemetry import _logs, trace
from opentelemetry.exporter.otlp.proto.http._log_exporter import OTLPLogExporter
from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
from opentelemetry.sdk._logs import LoggerProvider
from opentelemetry.sdk._logs.export import BatchLogRecordProcessor
from opentelemetry.sdk.trace import TracerProvider
from opentelemetry.sdk.trace.export import BatchSpanProcessor


def instrumentor(name):
    if name == "openinference":
        from openinference.instrumentation.openai import OpenAIInstrumentor
    elif name == "opentelemetry":
        from opentelemetry.instrumentation.openai_v2 import OpenAIInstrumentor
    else:
        from opentelemetry.instrumentation.openai import OpenAIInstrumentor
    return OpenAIInstrumentor()


traces = TracerProvider()
traces.add_span_processor(BatchSpanProcessor(OTLPSpanExporter()))
trace.set_tracer_provider(traces)
logs = LoggerProvider()
logs.add_log_record_processor(BatchLogRecordProcessor(OTLPLogExporter()))
_logs.set_logger_provider(logs)
instrumentor(sys.argv[1]).instrument()

tool = {
    "type": "function",
    "function": {"name": "get_weather", "description": "Weather of a city", "parameters": {"type": "object"}},
}
messages = [
    {"role": "system", "content": "You are terse."},
    {"role": "user", "content": "Weather in Paris?"},
]
client = OpenAI()
with trace.get_tracer("shop").start_as_current_span("request") as span:
    print(format(span.get_span_context().trace_id, "032x"))
    for _ in range(2):
        said = client.chat.completions.create(model="stub", messages=messages, tools=[tool]).choices[0].message
        messages.append({"content": "", **said.model_dump(exclude_none=True)})
        for call in said.tool_calls or []:
            messages.append({"role": "tool", "tool_call_id": call.id, "content": "rainy, 57°F"})
traces.shutdown()
logs.shutdown()
