import * as z from "zod/mini";
import { activityStates } from "#areas/time-tracking/approvals/contract.ts";
import { civilDay, id } from "#kit/contract/fields.ts";
import { noParams } from "#kit/contract/master-data/master-params.ts";
import { definePanel } from "#kit/ui/panel-stack/define-panel.ts";

const features = ["TIMETRACKINGS"] as const;

export const ofEntry = z.object({ id });
/** Without `userId` for oneself, without `day` for today. */
export const ofNewEntry = z.object({ userId: z.optional(id), day: z.optional(civilDay) });

/** Which entries are listed: those of people, of days, or some by their ids. */
export const ofList = z.object({
	userIds: z.optional(z.array(id)),
	from: z.optional(civilDay),
	to: z.optional(civilDay),
	ids: z.optional(z.array(id)),
	states: z.optional(z.array(z.enum(activityStates))),
	needsReason: z.optional(z.boolean()),
	autoFinished: z.optional(z.boolean()),
});

/** An entry with its steps, its history and what may be done with it. */
export const timeTrackingsDetail = definePanel({
	id: "time-trackings.detail",
	title: ["Zeiteintrag", "Time entry"],
	params: ofEntry,
	features,
	load: () => import("./detail/time-trackings-detail.panel.tsx"),
});

export const timeTrackingsCreate = definePanel({
	id: "time-trackings.create",
	title: ["Zeiteintrag anlegen", "Create a time entry"],
	params: ofNewEntry,
	features,
	palette: true,
	load: () => import("./form/time-trackings-create.panel.tsx"),
});

export const timeTrackingsEdit = definePanel({
	id: "time-trackings.edit",
	title: ["Zeiteintrag bearbeiten", "Edit a time entry"],
	params: ofEntry,
	features,
	load: async () => ({ default: (await import("./form/change-entry.tsx")).EditPanel }),
});

export const timeTrackingsReasonRequest = definePanel({
	id: "time-trackings.reason-request",
	title: ["Begründung angeben", "Give a reason"],
	params: ofEntry,
	features,
	load: async () => ({ default: (await import("./form/change-entry.tsx")).ReasonPanel }),
});

export const timeTrackingsRequestChange = definePanel({
	id: "time-trackings.request-change",
	title: ["Änderung beantragen", "Request a change"],
	params: ofEntry,
	features,
	load: async () => ({ default: (await import("./form/change-entry.tsx")).RequestChangePanel }),
});

/** Several people and days at once. */
export const timeTrackingsBulkInsert = definePanel({
	id: "time-trackings.bulk-insert",
	title: ["Mehrere Zeiteinträge anlegen", "Create several time entries"],
	params: noParams,
	features,
	permission: { key: "timetrackings.manage", level: "WRITE" },
	palette: true,
	load: () => import("./series/time-trackings-bulk-insert.panel.tsx"),
});

/** All filters of the list of entries at once. */
export const timeTrackingsExtendedFilter = definePanel({
	id: "time-trackings.extended-filter",
	title: ["Erweiterter Filter", "Extended filter"],
	params: noParams,
	features,
	permission: { key: "timetrackings.manage", level: "READ" },
	load: () => import("./list/time-trackings-extended-filter.panel.tsx"),
});

/** Entries that another panel points to. */
export const commonTimeTrackingList = definePanel({
	id: "common.time-tracking-list",
	title: ["Zeiteinträge", "Time entries"],
	params: ofList,
	width: "fullscreen",
	stack: "sub",
	features,
	load: () => import("./list/common-time-tracking-list.panel.tsx"),
});
