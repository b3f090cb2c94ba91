import type { Traces } from "#kit/contract/traces.ts";

export const traces: Traces = { fields: { places: ["Beschränkt auf", "Limited to"] } };
