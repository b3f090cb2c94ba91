import type { DayRange } from "#domain/time/month.ts";
import type { EpochSecond } from "#domain/time/quantities.ts";
import { zoneOf } from "#domain/time/zone.ts";
import type { TenantBuilder } from "#kit/testing/tenant-builder.ts";
import { addChangeRequest } from "./add-change-request.ts";
import { addWrittenByHand } from "./add-written-by-hand.ts";
import type { HistoryOwner } from "./approval-rows.ts";
import { approverOf } from "./approver-of.ts";
import type { Company, DemoPerson } from "./company.ts";
import type { PlacedUnit, Structure } from "./insert-structure.ts";
import { type MutableTrackings, personHistory } from "./person-history.ts";
import { type BookingHabit, pressesOf } from "./presses.ts";
import { scheduleOf } from "./schedule.ts";
import { seededIds, seededRandom } from "./seeded-random.ts";
import { timelineOf } from "./timeline-of.ts";
import { usernameOf } from "./username-of.ts";

/** Bookings and entries of everybody in the window, ending with what runs at this very moment. */
export async function insertHistory(
	builder: TenantBuilder,
	company: Company,
	structure: Structure,
	{ window, now }: { window: DayRange; now: EpochSecond },
): Promise<void> {
	for (const person of company.people) {
		const owner = ownerOf(person, company, structure, now);
		const place = placeOf(person, company, structure, owner.seed);
		const shifts = scheduleOf(person, place, window);
		const habit = habitOf(person, structure, owner);
		const { activities } = structure;
		const timeline = timelineOf(
			shifts.flatMap((shift) => (shift.mishap === "NOTHING_BOOKED" ? [] : pressesOf(shift, habit))),
			activities,
			now,
			owner.makeId,
		);
		const rows = personHistory(timeline, owner);
		addExtras(rows, person, owner, () =>
			addWrittenByHand(rows, shifts, activities, owner, {
				window,
				isShown: person.isShown ?? false,
			}),
		);
		await builder.trackings(rows);
	}
}

function addExtras(
	rows: MutableTrackings,
	person: DemoPerson,
	owner: HistoryOwner,
	writeByHand: () => void,
): void {
	if (person.leftDaysAgo !== undefined) return;
	writeByHand();
	const asks = seededRandom(`${owner.seed} change request`).chance(0.12);
	if (asks && !person.isShown) addChangeRequest(rows, owner);
}

function ownerOf(
	person: DemoPerson,
	company: Company,
	{ userIds, units }: Structure,
	now: EpochSecond,
): HistoryOwner {
	const username = usernameOf(person);
	const approver = usernameOf(approverOf(person, company, units));
	const seed = `${company.tenantNo} ${username}`;
	return {
		userId: userIds.get(username) as string,
		approverId: userIds.get(approver) as string,
		seed,
		zone: zoneOf("Europe/Berlin"),
		now,
		makeId: seededIds(`${seed} ids`),
	};
}

function placeOf(person: DemoPerson, { people }: Company, { units }: Structure, seed: string) {
	const { site } = units.get(person.unit) as PlacedUnit;
	return { seed, index: people.indexOf(person), region: site.region };
}

/** Wards book at the terminal, offices at the screen or with the telephone. */
function habitOf(
	person: DemoPerson,
	{ nodeIds }: Structure,
	{ seed, zone }: HistoryOwner,
): BookingHabit {
	const isOffice = person.pattern === "office";
	const random = seededRandom(`${seed} habit`);
	const atScreen = random.chance(0.7) ? "MANUAL" : "APP";
	return {
		seed,
		zone,
		source: isOffice ? atScreen : "TERMINAL",
		nodeIds: (nodeIds.get(usernameOf(person)) ?? []).flat(),
		leavesHouse: isOffice,
	};
}
