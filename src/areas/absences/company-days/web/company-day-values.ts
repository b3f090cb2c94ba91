import type { contract as activities } from "#areas/time-tracking/activities/contract.ts";
import type { ChosenPeople } from "#areas/time-tracking/entries/web/public.ts";
import type { DayPart } from "#domain/working-time/layout/absence-span.ts";
import type { AnswerOf, GivenOf } from "#kit/contract/endpoint.ts";
import type { Days } from "#kit/ui/field/date-range-field.tsx";
import type { contract } from "../contract.ts";

export type Kind = AnswerOf<typeof activities.listAbsenceActivities>["activities"][number];

/** What is typed about a day on which many are away. */
export interface CompanyDayValues {
	readonly people: ChosenPeople;
	readonly unitIds: readonly string[];
	readonly effect: "DEDUCTED" | "GIVEN";
	readonly activityId: string | null;
	readonly days: Days | null;
	readonly fromPart: DayPart;
	readonly toPart: DayPart;
	readonly reason: string;
	readonly onViolation: "SKIP" | "CREATE";
}

export const noValues: CompanyDayValues = {
	people: [],
	unitIds: [],
	effect: "DEDUCTED",
	activityId: null,
	days: null,
	fromPart: "WHOLE",
	toPart: "WHOLE",
	reason: "",
	onViolation: "SKIP",
};

export type WantedDay = GivenOf<typeof contract.createCompanyDay>;

/** Kinds of an effect that a company can be away for. */
export function kindsWith(
	effect: CompanyDayValues["effect"],
	kinds: readonly Kind[],
): readonly Kind[] {
	return kinds.filter(
		({ isEnabled, classType, deducts }) =>
			isEnabled && classType !== "SICK" && (deducts === "NONE") === (effect === "GIVEN"),
	);
}

/** As it is sent; undefined while something is missing. */
export function wantedOf(values: CompanyDayValues, kind: Kind | undefined): WantedDay | undefined {
	const { people, unitIds, activityId, days, reason, onViolation } = values;
	if (people.length + unitIds.length === 0 || activityId === null || days === null)
		return undefined;
	return {
		...{ userIds: people.map(({ id }) => id), unitIds: [...unitIds], activityId, onViolation },
		...days,
		...partsOf(values, kind),
		reason: reason.trim() || null,
	};
}

/** Parts that these days cannot have are all of the day. */
function partsOf({ days, fromPart, toPart }: CompanyDayValues, kind: Kind | undefined) {
	if (kind === undefined || kind.bookingUnit === "DAYS") return {};
	if (days?.from === days?.to) return { fromPart, toPart: fromPart };
	return {
		fromPart: fromPart === "SECOND_HALF" ? fromPart : ("WHOLE" as const),
		toPart: toPart === "FIRST_HALF" ? toPart : ("WHOLE" as const),
	};
}
