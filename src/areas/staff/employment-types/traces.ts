import type { Traces } from "#kit/contract/traces.ts";
import { texts } from "./text.ts";

/** Within the limits of an employment type. */
export const traces: Traces = { fields: texts.pairs.limits };
