import type { RouteNeeds } from "#domain/access/route-is-open.ts";
import type { Words } from "#kit/contract/texts.ts";
import type { texts } from "../text.ts";

export type AreaName = keyof Words<typeof texts>["areas"];
export type TablePath = keyof Words<typeof texts>["pages"];

export interface TableRoute extends RouteNeeds {
	readonly path: TablePath;
}

export interface TableArea extends RouteNeeds {
	readonly area: AreaName;
	readonly children: readonly TableRoute[];
}

const shiftplanPermissions = [
	{ key: "shiftplan.manage", level: "READ" },
	{ key: "calendar.showusersofownunit", level: "READ" },
] as const;

/** Every route of the specification, in the order of the menu. One without a page yet is absent everywhere. */
export const routeTable: readonly TableArea[] = [
	{
		area: "home",
		alwaysVisible: true,
		children: [
			{ path: "/home/dashboard" },
			{ path: "/home/calendar" },
			{
				path: "/home/live",
				features: ["USERS", "TIMETRACKINGS"],
				permissions: [{ key: "liveview.enabled", level: "READ", global: true }],
			},
			{ path: "/home/management", features: ["MANAGER"] },
		],
	},
	{
		area: "time-management",
		features: ["TIMETRACKINGS"],
		children: [
			{ path: "/time-management/target-actual", features: ["TARGETACTUALS"] },
			{ path: "/time-management/trackings" },
			{ path: "/time-management/accounts", features: ["USERS"] },
			{ path: "/time-management/worksheets", features: ["USERS"] },
			{ path: "/time-management/state", features: ["USERS"] },
		],
	},
	{
		area: "absences",
		children: [
			{ path: "/absences/absences" },
			{ path: "/absences/vacation" },
			{ path: "/absences/entries" },
			{ path: "/absences/accounts", features: ["LEAVEACCOUNTS"] },
		],
	},
	{
		area: "shiftplan",
		features: ["SHIFTPLAN"],
		permissions: shiftplanPermissions,
		children: [{ path: "/shiftplan/overview" }, { path: "/shiftplan/entries" }],
	},
	{
		area: "projects",
		features: ["PROJECTS"],
		children: [
			{ path: "/projects/list" },
			{ path: "/projects/entries", features: ["TIMETRACKINGS"] },
		],
	},
	{
		area: "staff",
		children: [
			{ path: "/staff/users", features: ["USERS"] },
			{ path: "/staff/units", features: ["UNITS"] },
			{ path: "/staff/qualifications", features: ["USERSQUALIFICATIONS"] },
		],
	},
	{
		area: "contacts",
		children: [
			{ path: "/contacts/customers", features: ["CUSTOMERS"] },
			{ path: "/contacts/contacts", features: ["CUSTOMERS"] },
		],
	},
	{
		area: "payroll",
		features: ["PAYROLLS"],
		children: [{ path: "/payroll/overview" }, { path: "/payroll/payrolls" }],
	},
	{
		area: "reports",
		children: [
			{
				path: "/reports/staff",
				features: ["ADVANCEDREPORTS"],
				permissions: [
					{ key: "users.manage", level: "READ" },
					{ key: "timetrackings.manage", level: "READ" },
					{ key: "absences.manage", level: "READ" },
				],
			},
		],
	},
	{ area: "settings", features: ["SETTINGS"], children: [{ path: "/settings/global" }] },
];
