import * as z from "zod/mini";
import { id } from "#kit/contract/fields.ts";
import { definePanel } from "#kit/ui/panel-stack/define-panel.ts";
import { loadParts } from "./load-parts.ts";

const features = ["LEAVEACCOUNTS"] as const;
const key = "leaveaccounts.manage";

const ofUser = z.object({ userId: id });
const ofCut = z.object({ userId: id, leaveCutId: id });

/** Of others with READ; one's own needs no right, so that the server decides. */
export const leaveCutsList = definePanel({
	id: "leave-cuts.list",
	title: ["Kürzungen des Urlaubs", "Cuts of leave"],
	params: ofUser,
	features,
	load: async () => ({ default: (await loadParts()).LeaveCutsList }),
});

export const leaveCutsCreate = definePanel({
	id: "leave-cuts.create",
	title: ["Kürzung erklären", "Declare a cut"],
	params: ofUser,
	features,
	permission: { key, level: "WRITE" },
	load: async () => ({ default: (await loadParts()).LeaveCutsEdit }),
});

export const leaveCutsEdit = definePanel({
	id: "leave-cuts.edit",
	title: ["Kürzung bearbeiten", "Edit cut"],
	params: ofCut,
	features,
	permission: { key, level: "WRITE" },
	load: async () => ({ default: (await loadParts()).LeaveCutsEdit }),
});
