import type { AbsenceIcon } from "#domain/absences/absence-icons.ts";
import type { ApprovalStages, BookingUnit, Deduction } from "#domain/absences/kind-fault.ts";
import type { Occasion } from "#domain/absences/occasion.ts";
import type { ClassType } from "#domain/working-time/timeline/time-class.ts";
import type { Language } from "#kit/contract/language.ts";
import { type IdSource, newId } from "#kit/contract/new-id.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";

interface NewActivity {
	readonly de: string;
	readonly en: string;
	readonly code: string;
	readonly color: string;
	readonly classType: ClassType;
	/** Of its class. */
	readonly isDefault?: boolean;
	readonly visibility?: "LIMITED";
	readonly creditsTime?: boolean;
	readonly bookingUnit?: BookingUnit;
	readonly deducts?: Deduction;
	readonly retroactiveDays?: number;
	readonly certificateFromDay?: number;
	readonly icon?: AbsenceIcon;
	readonly occasion?: Occasion;
	readonly approval?: {
		readonly required: boolean;
		readonly stages: ApprovalStages;
		readonly selfApproval: boolean;
		readonly substitute: "NONE" | "OPTIONAL";
	};
}

type NewActivities = Readonly<Record<string, NewActivity>>;

const noApproval = { required: false, stages: 0, selfApproval: false, substitute: "NONE" } as const;
const supervised = { required: true, stages: 1, selfApproval: false } as const;
const agreed = { approval: { ...supervised, substitute: "NONE" } } as const;
const withSubstitute = { approval: { ...supervised, substitute: "OPTIONAL" } } as const;
/** Days before today for which people may still ask. */
const ofLastMonth = { retroactiveDays: 31 } as const;
const ownAccount = { deducts: "LEAVE", bookingUnit: "HALF_DAYS" } as const;

/**
 * Kinds of absence every tenant begins with. Fewer are to know why somebody is away where it tells of health or family. All
 * but time off in lieu are credited: who is away owes no time, and that a day is unpaid is said by the wage.
 */
const absences = {
	leave: {
		de: "Urlaub",
		en: "Leave",
		code: "U",
		color: "#2b7a9b",
		classType: "LEAVE",
		isDefault: true,
		icon: "BEACH",
		...ownAccount,
		...ofLastMonth,
		...withSubstitute,
	},
	illness: {
		de: "Krankheit",
		en: "Sickness",
		code: "K",
		color: "#c0392b",
		classType: "SICK",
		isDefault: true,
		icon: "THERMOMETER",
		bookingUnit: "HALF_DAYS",
		certificateFromDay: 4,
		visibility: "LIMITED",
	},
	childIllness: {
		de: "Kind krank",
		en: "Child sick",
		code: "KK",
		color: "#a23b72",
		classType: "SICK",
		icon: "CHILD",
		occasion: "CHILD_SICK",
		bookingUnit: "HALF_DAYS",
		certificateFromDay: 1,
		visibility: "LIMITED",
	},
	absence: {
		de: "Abwesend",
		en: "Absent",
		code: "A",
		color: "#7b8985",
		classType: "ABSENCE",
		isDefault: true,
		icon: "DOOR",
		bookingUnit: "HOURS",
		...ofLastMonth,
		...agreed,
	},
	timeInLieu: {
		de: "Freizeitausgleich",
		en: "Time off in lieu",
		code: "FZA",
		color: "#1f6f8b",
		classType: "ABSENCE",
		icon: "CLOCK",
		creditsTime: false,
		bookingUnit: "HOURS",
		deducts: "OVERTIME",
		...ofLastMonth,
		...withSubstitute,
	},
	specialLeave: {
		de: "Sonderurlaub",
		en: "Special leave",
		code: "SU",
		color: "#5b57c8",
		classType: "ABSENCE",
		icon: "STAR",
		bookingUnit: "HALF_DAYS",
		...ofLastMonth,
		...agreed,
	},
	unpaidLeave: {
		de: "Unbezahlter Urlaub",
		en: "Unpaid leave",
		code: "UU",
		color: "#8a5200",
		classType: "ABSENCE",
		icon: "COIN_OFF",
		occasion: "UNPAID",
		bookingUnit: "DAYS",
		...ofLastMonth,
		...withSubstitute,
	},
	training: {
		de: "Fortbildung",
		en: "Training",
		code: "FO",
		color: "#3f7d20",
		classType: "ABSENCE",
		icon: "SCHOOL",
		bookingUnit: "HALF_DAYS",
		...ofLastMonth,
		...agreed,
	},
	parentalLeave: {
		de: "Elternzeit",
		en: "Parental leave",
		code: "EZ",
		color: "#b8741a",
		classType: "ABSENCE",
		icon: "PRAM",
		occasion: "PARENTAL",
		bookingUnit: "DAYS",
		visibility: "LIMITED",
		...agreed,
	},
	maternity: {
		de: "Mutterschutz",
		en: "Maternity protection",
		code: "MU",
		color: "#a8456b",
		classType: "ABSENCE",
		icon: "HEART",
		occasion: "MATERNITY",
		bookingUnit: "DAYS",
		visibility: "LIMITED",
		...agreed,
	},
	careLeave: {
		de: "Pflegezeit",
		en: "Care leave",
		code: "PZ",
		color: "#4a6b5d",
		classType: "ABSENCE",
		icon: "CARE",
		occasion: "CARE",
		bookingUnit: "DAYS",
		visibility: "LIMITED",
		...agreed,
	},
} as const satisfies NewActivities;

const booked = {
	work: {
		de: "Arbeitszeit",
		en: "Working time",
		code: "AZ",
		color: "#1f8a70",
		classType: "WORKTIME",
		isDefault: true,
	},
	errand: {
		de: "Dienstgang",
		en: "Errand",
		code: "DG",
		color: "#b8741a",
		classType: "ACTION",
	},
	pause: {
		de: "Pause",
		en: "Break",
		code: "PA",
		color: "#8a5200",
		classType: "PAUSE",
		isDefault: true,
	},
	sick: {
		de: "Krank während der Arbeit",
		en: "Sick at work",
		code: "KA",
		color: "#c0392b",
		classType: "WORKTIME_SICK",
		isDefault: true,
	},
} as const satisfies NewActivities;

/** All can be renamed or archived. */
const firstActivities = { ...booked, ...absences };
type First = keyof typeof firstActivities;

/** Their ids. */
export type MadeActivities = Readonly<Record<First, string>>;

export async function insertActivities(
	tx: Tx,
	tenantId: string,
	language: Language,
	at: number,
	makeId: IdSource = newId,
): Promise<MadeActivities> {
	const made = Object.entries<NewActivity>(firstActivities).map(([key, one]) => ({
		...{ key, id: makeId(at) },
		one,
	}));
	await tx
		.insertInto("activity")
		.values(
			made.map(({ id, one }) => ({
				tenant_id: tenantId,
				id,
				name: language === "de-DE" ? one.de : one.en,
				...columnsOf(one),
			})),
		)
		.execute();
	return Object.fromEntries(made.map(({ key, id }) => [key, id])) as MadeActivities;
}

function columnsOf(one: NewActivity) {
	return {
		code: one.code,
		color: one.color,
		class_type: one.classType,
		is_default: one.isDefault ?? false,
		visibility: one.visibility ?? "DEFAULT",
		credits_time: one.creditsTime ?? true,
		booking_unit: one.bookingUnit ?? "DAYS",
		deducts: one.deducts ?? "NONE",
		retroactive_days: one.retroactiveDays ?? null,
		certificate_from_day: one.certificateFromDay ?? null,
		icon: one.icon ?? null,
		occasion: one.occasion ?? null,
		approval: JSON.stringify(one.approval ?? noApproval),
	};
}
