import type { Traces } from "#kit/contract/traces.ts";

export const traces: Traces = { named: { project: ["name"], project_node: ["name"] } };
