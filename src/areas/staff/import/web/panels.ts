import * as z from "zod/mini";
import { importKinds } from "#domain/import/import-kinds.ts";
import { id } from "#kit/contract/fields.ts";
import { definePanel } from "#kit/ui/panel-stack/define-panel.ts";

/** People or units from a table: upload, columns, trial, run, undo. */
export const usersImport = definePanel({
	id: "users.import",
	title: ["Tabelle importieren", "Import a table"],
	params: z.object({
		importId: z.optional(id),
		/** Of a new one: what is chosen at first. */
		kind: z.optional(z.enum(importKinds)),
	}),
	width: { percent: 90, max: 1200 },
	features: ["USERS"],
	permission: { key: "users.manage", level: "WRITE", orKey: "units.manage" },
	palette: true,
	load: () => import("./import.panel.tsx"),
});
