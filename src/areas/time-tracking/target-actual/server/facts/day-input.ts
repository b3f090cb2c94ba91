import { isoOfDay } from "#domain/time/iso-day.ts";
import type { DayRange } from "#domain/time/month.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { Reckoning } from "../reckoning.ts";
import { readCompany } from "../sql/company.ts";
import { type PersonRow, readPeople } from "../sql/people.ts";
import { readPlanned } from "../sql/planned.ts";
import {
	type AbsenceRow,
	type EntryRow,
	readAbsences,
	readEntries,
	readShifts,
	type ShiftRow,
} from "../sql/timeline.ts";

/** Who is looked at begins so many days earlier: a run of entries is known from its first one on. */
export const lookBackDays = 7;
/** A shift reaches into so many further days. */
export const lookAheadDays = 3;

/** Everything that the days of one person follow from. */
export interface PersonInput {
	readonly person: PersonRow;
	readonly entries: readonly EntryRow[];
	readonly absences: readonly AbsenceRow[];
	readonly shifts: readonly ShiftRow[];
}

export interface DayInput {
	readonly reckoning: Reckoning;
	/** In order of their ids. */
	readonly people: readonly PersonInput[];
}

/**
 * The facts of several people over a range of days, in five statements.
 *
 * @param runningUntil until when what runs counts; without it, as in everything that is kept, it does not
 * @param templateIds worksheets that people have, where that is known: then no statement waits for another's answer
 */
export async function readDayInput(
	tx: Tx,
	tenantId: string,
	userIds: readonly string[],
	range: DayRange,
	runningUntil: Date | null = null,
	templateIds?: readonly string[],
): Promise<DayInput> {
	const from = isoOfDay((range.from - lookBackDays) as LocalDay);
	const to = isoOfDay((range.to + lookAheadDays) as LocalDay);
	const asked = { tenantId, userIds, from, to };
	// only the company's facts wait for another's answer: which templates people have
	const reading = readPeople(tx, asked);
	const [people, company, entries, absences, shifts] = await Promise.all([
		reading,
		templateIds === undefined
			? reading.then((found) => readCompany(tx, asked, templatesOf(found)))
			: readCompany(tx, asked, templateIds),
		readEntries(tx, { ...asked, runningUntil }).then(byPerson),
		readAbsences(tx, asked).then(byPerson),
		readShifts(tx, asked).then(byPerson),
	]);
	return {
		reckoning: new Reckoning(company),
		people: people.map((person) => ({
			person,
			entries: entries.get(person.id) ?? [],
			absences: absences.get(person.id) ?? [],
			shifts: shifts.get(person.id) ?? [],
		})),
	};
}

const nothingBooked = { entries: [], absences: [] } as const;
const nothingAgreed = {
	unitId: "",
	birthDate: null,
	contracts: [],
	hourlyWages: [],
	units: [],
	accounts: [],
} as const;
const nothingOrdered = { rules: [], accounts: [], settings: [] } as const;

/** Of the same facts those that say what is meant to be on a day, in one statement: whatever else there is changes nothing of it. */
export async function readPlannedInput(
	tx: Tx,
	tenantId: string,
	userIds: readonly string[],
	range: DayRange,
): Promise<DayInput> {
	const from = isoOfDay((range.from - lookBackDays) as LocalDay);
	const to = isoOfDay((range.to + lookAheadDays) as LocalDay);
	const { people, shifts, ...company } = await readPlanned(tx, { tenantId, userIds, from, to });
	const shiftsBy = byPerson(shifts);
	return {
		reckoning: new Reckoning({ ...nothingOrdered, ...company }),
		people: people.map(({ employments, ...person }) => ({
			person: {
				...nothingAgreed,
				...person,
				employments: employments.map((one) => ({ ...one, typeId: null, limits: null })),
			},
			...nothingBooked,
			shifts: shiftsBy.get(person.id) ?? [],
		})),
	};
}

function templatesOf(people: readonly PersonRow[]): string[] {
	const all = people.flatMap(({ worksheets }) => worksheets.map((one) => one.templateId));
	return [...new Set(all)];
}

function byPerson<Row extends { readonly userId: string }>(rows: readonly Row[]) {
	return Map.groupBy(rows, ({ userId }) => userId);
}
