import { type AbsenceKind, plainKind } from "./kind-fault.ts";

const none = { required: false, stages: 0 } as const;

const other: AbsenceKind = {
	...{ classType: "WORKTIME", creditsTime: true },
	...plainKind,
	approval: none,
};
const leave: AbsenceKind = {
	...other,
	...{ classType: "LEAVE", bookingUnit: "HALF_DAYS", deducts: "LEAVE" },
	approval: { required: true, stages: 2 },
};
const sick: AbsenceKind = {
	...other,
	...{ classType: "SICK", bookingUnit: "HALF_DAYS", certificateFromDay: 4, icon: "THERMOMETER" },
};
const absence: AbsenceKind = { ...other, classType: "ABSENCE", retroactiveDays: 0 };
const inLieu: AbsenceKind = {
	...absence,
	...{ bookingUnit: "HOURS", deducts: "OVERTIME", creditsTime: false },
};
const account = "01a1fd2c-47a0-70d1-9a38-000000000001";

/** What is said, of what, the first thing that makes no sense. */
export const kindCases: readonly (readonly [string, AbsenceKind, string | null])[] = [
	["work that nobody approves", other, null],
	[
		"work that one supervisor approves",
		{ ...other, approval: { required: true, stages: 1 } },
		null,
	],
	["leave in two stages", leave, null],
	["leave that costs nothing", { ...leave, deducts: "NONE" }, null],
	["leave from another's account", { ...leave, leaveActivityId: account }, null],
	["sickness with a certificate from the fourth day", sick, null],
	["an absence that costs nothing", absence, null],
	[
		"an absence that costs leave of an account",
		{ ...absence, deducts: "LEAVE", leaveActivityId: account },
		null,
	],
	["time off in lieu by the hour", inLieu, null],
	[
		"work in two stages",
		{ ...other, approval: { required: true, stages: 2 } },
		"ACTIVITY_STAGES_UNFIT",
	],
	[
		"approval without a stage",
		{ ...leave, approval: { required: true, stages: 0 } },
		"ACTIVITY_STAGES_UNFIT",
	],
	[
		"a stage without approval",
		{ ...leave, approval: { required: false, stages: 1 } },
		"ACTIVITY_STAGES_UNFIT",
	],
	["work by the hour", { ...other, bookingUnit: "HOURS" }, "ACTIVITY_NO_ABSENCE"],
	[
		"a shift that costs overtime",
		{ ...other, classType: "SHIFT_DAY", deducts: "OVERTIME" },
		"ACTIVITY_NO_ABSENCE",
	],
	[
		"an appointment with a limit",
		{ ...other, classType: "APPOINTMENT", retroactiveDays: 3 },
		"ACTIVITY_NO_ABSENCE",
	],
	[
		"sickness at work with a certificate",
		{ ...other, classType: "WORKTIME_SICK", certificateFromDay: 1 },
		"ACTIVITY_NO_ABSENCE",
	],
	["a break with an icon", { ...other, classType: "PAUSE", icon: "STAR" }, "ACTIVITY_NO_ABSENCE"],
	["work from a leave account", { ...other, leaveActivityId: account }, "ACTIVITY_NO_ABSENCE"],
	["sickness that costs overtime", { ...sick, deducts: "OVERTIME" }, "ACTIVITY_DEDUCTION_UNFIT"],
	["sickness that costs leave", { ...sick, deducts: "LEAVE" }, "ACTIVITY_DEDUCTION_UNFIT"],
	["leave that costs overtime", { ...leave, deducts: "OVERTIME" }, "ACTIVITY_DEDUCTION_UNFIT"],
	["leave by the hour", { ...leave, bookingUnit: "HOURS" }, "ACTIVITY_LEAVE_BY_HOURS"],
	[
		"an absence by the hour that costs leave",
		{ ...inLieu, deducts: "LEAVE", leaveActivityId: account },
		"ACTIVITY_LEAVE_BY_HOURS",
	],
	[
		"time off in lieu that is credited",
		{ ...inLieu, creditsTime: true },
		"ACTIVITY_OVERTIME_CREDITED",
	],
	[
		"an account of what costs nothing",
		{ ...absence, leaveActivityId: account },
		"ACTIVITY_LEAVE_ACCOUNT_UNFIT",
	],
	[
		"an absence that costs leave of nobody",
		{ ...absence, deducts: "LEAVE" },
		"ACTIVITY_LEAVE_ACCOUNT_NEEDED",
	],
	["leave with a certificate", { ...leave, certificateFromDay: 1 }, "ACTIVITY_CERTIFICATE_UNFIT"],
	[
		"an absence with a certificate",
		{ ...absence, certificateFromDay: 4 },
		"ACTIVITY_CERTIFICATE_UNFIT",
	],
	["leave with an account in hours", { ...leave, accountUnit: "MINUTES" }, null],
	[
		"time off in lieu with one",
		{ ...inLieu, accountUnit: "MINUTES" },
		"ACTIVITY_ACCOUNT_UNIT_UNFIT",
	],
	[
		"leave of another kind's account with one",
		{ ...leave, leaveActivityId: "other", accountUnit: "MINUTES" },
		"ACTIVITY_ACCOUNT_UNIT_UNFIT",
	],
	["work with one", { ...other, accountUnit: "MINUTES" }, "ACTIVITY_NO_ABSENCE"],
	["a child that is ill", { ...sick, occasion: "CHILD_SICK" }, null],
	["maternity protection", { ...absence, occasion: "MATERNITY" }, null],
	["unpaid leave by the hour", { ...absence, bookingUnit: "HOURS", occasion: "UNPAID" }, null],
	[
		"a child that is ill by the hour",
		{ ...sick, bookingUnit: "HOURS", occasion: "CHILD_SICK" },
		"ACTIVITY_OCCASION_UNFIT",
	],
	["parental leave as an illness", { ...sick, occasion: "PARENTAL" }, "ACTIVITY_OCCASION_UNFIT"],
	["care as leave", { ...leave, occasion: "CARE" }, "ACTIVITY_OCCASION_UNFIT"],
	["unpaid time off in lieu", { ...inLieu, occasion: "UNPAID" }, "ACTIVITY_OCCASION_UNFIT"],
	["work with an occasion", { ...other, occasion: "UNPAID" }, "ACTIVITY_NO_ABSENCE"],
];
