import type { Random } from "#database/demo/seeded-random.ts";
import { newId } from "#kit/contract/new-id.ts";

type Facts = Readonly<Record<string, unknown>>;

interface Calendar {
	/** So many days from today, as 2026-11-21. */
	day(add: number): string;
	/** An instant of a day. */
	at(add: number, hour: number): string;
	readonly random: Random;
	readonly now: Date;
}

/** Values of fields that no schema can tell, by the field's path, so that operations do something. */
export function personalFacts(operationId: string, now: Date, random: Random): Facts {
	const day = (add: number) => dayOf(now.getTime() + add * 86_400_000);
	const at = (add: number, hour: number) => `${day(add)}T${String(hour).padStart(2, "0")}:00:00Z`;
	const facts = Object.entries(own).find(([names]) => new RegExp(`^(${names})$`).test(operationId));
	return {
		name: `Angriff ${random.int(1, 1_000_000)}`,
		personnelNo: String(random.int(1_000_000, 9_999_999)),
		// the one before this
		month: day(-now.getUTCDate()).slice(0, 7),
		timeZone: "Europe/Berlin",
		accept: acceptable,
		reasonId: null,
		...facts?.[1]({ day, at, random, now }),
	};
}

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

const password = "Angriff-2026!";

/** Rules that a person may break knowingly: without their names no entry of hers would come about. */
const acceptable = [
	"OVER_10_HOURS",
	"BREAK_MISSING",
	"SIX_HOURS_WITHOUT_BREAK",
	"SUNDAY_WORK",
	"HOLIDAY_WORK",
	"REST_TOO_SHORT",
	"CORE_TIME_MISSED",
	"MINIJOB_HOURS",
	"MAX_ACTUAL_EXCEEDED",
	"MAX_WAGE_EXCEEDED",
];

/** By the operations that they are for. */
const own: Readonly<Record<string, (calendar: Calendar) => Facts>> = {
	createBooking: ({ now, random }) => ({
		bookingId: newId(now.getTime()),
		projectNodeId: null,
		action: random.pick(["START", "END"]),
		hardwareToken: undefined,
		sequence: undefined,
	}),
	"requestTimeTracking|updateTimeTracking|requestTimeTrackingChange": ({ at, random }) => {
		const day = -random.int(1, 20);
		return {
			begin: at(day, 19),
			end: at(day, random.int(20, 22)),
			projectNodeId: null,
			state: random.pick(["REQUESTED", "APPROVED"]),
		};
	},
	"requestTimeTrackings|previewTimeTrackings": ({ day, random }) => ({
		unitIds: [],
		from: day(-7),
		to: day(-1),
		weekdays: [1, 2, 3, 4, 5, 6, 7],
		times: { begin: 60 * random.int(1, 3), end: 240 },
		projectNodeId: null,
		state: "REQUESTED",
		skipped: [],
		onFault: "NOTHING",
	}),
	requestTimeTrackingState: () => ({ newState: "REQUESTED" }),
	sendDayMend: ({ at, random }) => {
		const day = -random.int(1, 20);
		return {
			"steps.0.begin": at(day, 18),
			"steps.0.end": at(day, 19),
			"steps.0.projectNodeId": null,
		};
	},
	createUser: ({ day }) => ({
		custom: { fuehrungszeugnis_bis: day(300) },
		mail: null,
		invite: false,
	}),
	createUserPermission: () => ({ key: "users.manage", level: "READ", siteId: null, unitId: null }),
	createRoleAssignments: () => ({ siteId: null, unitId: null }),
	"setManualLogin|setLoginActivation": ({ random }) => ({
		password,
		username: `angriff.${random.int(1, 1_000_000)}`,
	}),
	changeUserPassword: () => ({ newPassword: password }),
	setSupervisors: () => ({ supervisors: [] }),
	"(create|update)Qualification": () => ({ type: "BOOLEAN", levels: [] }),
	"(create|update)UserQualification": () => ({ level: null }),
	"createOvertimeModification|changeOvertimeModification": ({ random }) => ({
		minutes: random.int(-60, 60),
	}),
	"(create|update)SpecialAccountModification": ({ random, day }) => ({
		minutes: random.int(1, 60),
		day: day(-random.int(1, 20)),
	}),
	"createEmployment|createContract|createWage|createWorksheet|createLeaveCut|createChildCount|createPayrollAssignment":
		({ day, random }) => ({
			validFrom: day(random.int(1, 300)),
			validTo: null,
			entryDate: day(random.int(400, 800)),
			exitDate: null,
			cycleStart: "2026-11-16",
			endsPrevious: true,
		}),
	"updateEmployment|endEmployment": ({ day, random }) => ({
		entryDate: "2020-01-01",
		exitDate: day(random.int(30, 60)),
	}),
	"updateContract|updateWage|updateWorksheet|updateLeaveCut|updateChildCount|updatePayrollAssignment":
		({ random }) => ({
			validFrom: `2021-0${random.int(1, 9)}-01`,
			validTo: null,
			cycleStart: "2026-11-16",
		}),
	"putActivityOverrides|putUnitShiftplanSettings": () => ({ version: 0, publishedTo: null }),
	updateUserPermission: () => ({ level: "READ" }),
	putSettingGroup: ({ day, random }) => ({
		key: "timetracking.balanceMode",
		scope: "GLOBAL",
		placeId: undefined,
		value: { mode: random.pick(["BUILDUP_ONLY", "ACTUAL_MINUS_TARGET"]) },
		validFrom: day(random.int(1, 30)),
		basedOn: null,
	}),
	importHolidays: ({ now, day }) => ({
		region: "DE-NW",
		fromYear: now.getUTCFullYear(),
		toYear: now.getUTCFullYear(),
		"days.0.date": day(-3),
	}),
	reopenMonth: () => ({ closeNo: 1 }),
	closeMonths: () => ({ unitIds: [] }),
	"(create|update)TimeRule(Version)?": () => ({ examples: [] }),
};
