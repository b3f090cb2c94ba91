import * as z from "zod/mini";
import { id } from "#kit/contract/fields.ts";
import { definePanel } from "#kit/ui/panel-stack/define-panel.ts";

const features = ["LEAVEACCOUNTS"] as const;

const leaveYear = {
	year: z.optional(z.coerce.number().check(z.int(), z.gte(1900), z.lte(2199))),
	activityId: z.optional(id),
};

/** This year and the usual kind of leave unless said otherwise. */
export const ofLeaveYear = z.object(leaveYear);

/** The same of a person. */
export const ofAccount = z.object({ userId: id, ...leaveYear });

export const ofPerson = z.object({ userId: id });

/** Of others with READ; one's own needs no right, so that the server decides. */
export const leaveAccountsDetail = definePanel({
	id: "leave-accounts.detail",
	title: ["Urlaubskonto", "Leave account"],
	params: ofAccount,
	features,
	load: () => import("./detail/leave-accounts-detail.panel.tsx"),
});

/** What was entered by hand in a year, and the way to enter more or to take it back. */
export const leaveAccountsModifications = definePanel({
	id: "leave-accounts.individual-modifications",
	title: ["Einzelne Korrekturen", "Individual corrections"],
	params: ofAccount,
	features,
	permission: { key: "leaveaccounts.manage", level: "WRITE" },
	load: () => import("./modifications/leave-accounts-individual-modifications.panel.tsx"),
});

/** All entries of a person over the years; seen by everybody who sees the account. */
export const leaveAccountsRecords = definePanel({
	id: "leave-accounts.records",
	title: ["Kontobewegungen", "Account entries"],
	params: ofPerson,
	features,
	load: () => import("./records/leave-accounts-records.panel.tsx"),
});

/** What was there before the account was kept here. */
export const leaveAccountsConfigure = definePanel({
	id: "leave-accounts.configure",
	title: ["Urlaubskonto einrichten", "Set up leave account"],
	params: ofAccount,
	features,
	permission: { key: "leaveaccounts.manage", level: "WRITE" },
	load: () => import("./set-up/leave-accounts-configure.panel.tsx"),
});

export const leaveAccountsEdit = definePanel({
	id: "leave-accounts.edit",
	title: ["Urlaubskonto bearbeiten", "Edit leave account"],
	params: ofAccount,
	features,
	permission: { key: "leaveaccounts.manage", level: "WRITE" },
	load: () => import("./set-up/leave-accounts-edit.panel.tsx"),
});

/** Over the years. */
export const leaveAccountsLimits = definePanel({
	id: "leave-accounts.limits",
	title: ["Grenzen", "Limits"],
	params: ofAccount,
	features,
	permission: { key: "leaveaccounts.manage", level: "WRITE" },
	load: () => import("./limits/leave-accounts-limits.panel.tsx"),
});

/** Of others with READ, as the account itself. */
export const leaveAccountsCalendar = definePanel({
	id: "leave-accounts.calendar",
	title: ["Urlaubskalender", "Leave calendar"],
	params: ofAccount,
	features,
	load: () => import("./calendar/leave-accounts-calendar.panel.tsx"),
});
