import type { ImportKind } from "./import-fields.ts";

/** What tables may hold; without their columns, which are many. */
export const importKinds = ["PEOPLE", "UNITS", "ABSENCES"] as const satisfies readonly ImportKind[];
