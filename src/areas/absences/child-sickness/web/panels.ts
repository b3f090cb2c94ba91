import * as z from "zod/mini";
import { id } from "#kit/contract/fields.ts";
import { definePanel } from "#kit/ui/panel-stack/define-panel.ts";
import { loadParts } from "./load-parts.ts";

const key = "sicknotes.manage";

const ofUser = z.object({ userId: id });
const ofCount = z.object({ userId: id, childCountId: z.optional(id) });

/** Of others with READ; one's own needs no right, so that the server decides. */
export const childCountsList = definePanel({
	id: "child-counts.list",
	title: ["Kinder", "Children"],
	params: ofUser,
	load: async () => ({ default: (await loadParts()).ChildCountsList }),
});

/** Without a row a new one. */
export const childCountsEdit = definePanel({
	id: "child-counts.edit",
	title: ["Kinder", "Children"],
	params: ofCount,
	permission: { key, level: "WRITE" },
	load: async () => ({ default: (await loadParts()).ChildCountsEdit }),
});
