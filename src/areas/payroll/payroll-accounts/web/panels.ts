import * as z from "zod/mini";
import { id } from "#kit/contract/fields.ts";
import { definePanel } from "#kit/ui/panel-stack/define-panel.ts";
import { masterPanels } from "#kit/web/master-data/master-panels.ts";
import { assignPicker } from "#kit/web/person-record/assign-picker.ts";

const key = "payroll.manage";
const ofPeople = ["USERS", "PAYROLLS"] as const;

const { overview, ...panels } = masterPanels({
	permission: key,
	features: ["SETTINGS", "PAYROLLS"],
	global: true,
	overview: { id: "settings.payroll-accounts", title: ["Lohnkonten", "Payroll accounts"] },
	create: {
		id: "settings.payroll-account-create",
		title: ["Lohnkonto anlegen", "Create payroll account"],
	},
	edit: {
		id: "settings.payroll-account-edit",
		title: ["Lohnkonto bearbeiten", "Edit payroll account"],
	},
	detail: { id: "settings.payroll-account-detail", title: ["Lohnkonto", "Payroll account"] },
	load: () => import("./payroll-account-screens.ts"),
});

export const { create: payrollAccountCreate, edit: payrollAccountEdit } = panels;
export const { detail: payrollAccountDetail } = panels;

/** One at a time, with the way to the sets that a company begins with. */
export const payrollAccountsOverview: typeof overview = {
	...overview,
	single: true,
	load: () => import("./payroll-accounts-overview.panel.tsx"),
};

const ofUser = z.object({ userId: id });
const ofAssignment = z.object({ userId: id, payrollAssignmentId: z.optional(id) });

/** Which accounts a person has from when to when. */
export const usersPayrollAccounts = definePanel({
	id: "users.payroll-accounts",
	title: ["Lohnkonten des Mitarbeiters", "Payroll accounts of the employee"],
	params: ofUser,
	features: ofPeople,
	permission: { key, level: "READ" },
	load: () => import("./people/users-payroll-accounts.panel.tsx"),
});

/** Without an assignment a new one. */
export const usersPayrollAccountEdit = definePanel({
	id: "users.payroll-account-edit",
	title: ["Lohnkonto zuweisen", "Assign payroll account"],
	params: ofAssignment,
	features: ofPeople,
	permission: { key, level: "WRITE" },
	load: () => import("./people/users-payroll-account-edit.panel.tsx"),
});

/** Gives several accounts to several people; answers once something was sent. */
export const usersPayrollAccountsBulk = assignPicker({
	id: "users.payroll-accounts-bulk",
	title: ["Lohnkonten zuweisen", "Assign payroll accounts"],
	features: ofPeople,
	permission: key,
	load: () => import("./people/users-payroll-accounts-bulk.panel.tsx"),
});
