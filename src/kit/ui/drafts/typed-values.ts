import { createStore } from "../create-store.ts";

/**
 * What stands in open forms, by what it is about, as JSON; null where something is missing yet. For who shows it beside the form: put
 * there by `useListed` and read by `useStore`.
 */
export const typedValues = createStore<ReadonlyMap<string, string | null>>(new Map());
