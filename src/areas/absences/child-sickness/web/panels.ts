import * as z from "zod/mini";
import { id } from "#kit/contract/fields.ts";
import { definePanel } from "#kit/ui/panel-stack/define-panel.ts";

const key = "sicknotes.manage";

export const ofUser = z.object({ userId: id });
export const ofCount = z.object({ userId: id, childCountId: id });

/** Of others with READ; one's own needs no right, so that the server decides. */
export const childCountsList = definePanel({
	id: "child-counts.list",
	title: ["Kinder (Kinderkrankentage)", "Children (child sick days)"],
	params: ofUser,
	load: () => import("./child-counts-list.panel.tsx"),
});

export const childCountsCreate = definePanel({
	id: "child-counts.create",
	title: ["Kinder angeben", "State children"],
	params: ofUser,
	permission: { key, level: "WRITE" },
	load: () => import("./child-counts-edit.panel.tsx"),
});

export const childCountsEdit = definePanel({
	id: "child-counts.edit",
	title: ["Angabe zu Kindern bearbeiten", "Edit the statement about children"],
	params: ofCount,
	permission: { key, level: "WRITE" },
	load: () => import("./child-counts-edit.panel.tsx"),
});
