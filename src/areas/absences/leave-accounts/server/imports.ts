import { isDeepStrictEqual } from "node:util";
import { todayOf } from "#areas/staff/user-roles/server/public.ts";
import type { CellReader } from "#domain/import/read-cells.ts";
import { writtenAmount } from "#domain/leave/amount/account-unit.ts";
import type { AccountUnit } from "#domain/leave/amount/account-units.ts";
import { unitsOf } from "#domain/leave/leave-days.ts";
import { parseDecimal } from "#domain/numbers/parse-decimal.ts";
import { newId } from "#kit/contract/new-id.ts";
import { auditAll } from "#kit/server/audit.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import {
	ChangedMeanwhile,
	type ImportWriter,
	type PersonImport,
	type WrittenOfPerson,
} from "#kit/server/person-import/person-import.ts";
import type { LeaveOpeningValues } from "../contract/openings.ts";
import { leaveAccountsTopic } from "../contract.ts";
import { texts } from "../text.ts";
import { yearOf } from "./reckon-leave.ts";
import { toldRest } from "./set-up/set-up-account.ts";
import { settlePeople } from "./settle-leave.ts";
import {
	importedKind,
	openingsOfAll,
	type PutOpening,
	putOpenings,
	versionsOf,
} from "./sql/import-openings.ts";

const names = texts.pairs.import;
const [taken, rest, carried, until] = [
	"leaveTaken",
	"leaveRest",
	"leaveCarried",
	"leaveCarriedUntil",
] as const;

/** What somebody's leave came to where it was kept until now. */
const openingImport: PersonImport = {
	name: "leave-openings",
	permission: "leaveaccounts.manage",
	feature: "LEAVEACCOUNTS",
	columns: [
		{
			field: taken,
			name: names.taken,
			heads: "urlaubgenommen leavetaken genommenerurlaub genommeneurlaubstage urlaubverbraucht",
		},
		{
			field: rest,
			name: names.rest,
			heads:
				"resturlaub resturlaubgesamt urlaubrest resturlaubstage leaveleft remainingleave leaveremaining",
		},
		{
			field: carried,
			name: names.carried,
			heads:
				"resturlaubvorjahr leaveoftheyearbefore urlaubvorjahr ubertrag urlaubsubertrag carriedover leavecarriedover",
		},
		{
			field: until,
			name: names.carriedUntil,
			heads:
				"resturlaubverfallt leaveoftheyearbeforelapses resturlaubverfall verfallresturlaub vorjahrverfall carriedoveruntil",
		},
	],
	async reader(tx, { session: { tenantId } }) {
		const kind = await importedKind(tx, tenantId);
		const { id: activityId = null, unit = "DAYS" } = kind ?? {};
		const openings = activityId === null ? [] : await openingsOfAll(tx, tenantId, activityId);
		const known = new Map(openings.map((one) => [`${one.userId} ${one.year}`, one.opening]));
		return (cells, { userId, from }): Row | undefined => {
			const opening = openingIn(cells, from, unit);
			if (opening === undefined) return undefined;
			if (activityId === null) {
				cells.fault(taken, "UNKNOWN_ENTRY", names.taken[0]);
				return undefined;
			}
			const year = yearOf(from);
			if (isDeepStrictEqual(known.get(`${userId} ${year}`) ?? null, opening)) return undefined;
			return { activityId, year, unit, opening };
		};
	},
	write: (tx, writer, people) =>
		put(
			tx,
			writer,
			people.map(({ userId, row }) => ({ userId, ...(row as Row) })),
		),
	async untouched(tx, tenantId, people) {
		const ids = people.map(({ written }) => (written as Written).accountId);
		const versions = await versionsOf(tx, tenantId, ids);
		const isAsLeft = ({ written }: WrittenOfPerson) => {
			const { accountId, version } = written as Written;
			return versions.get(accountId) === version;
		};
		return new Set(people.filter(isAsLeft).map(({ userId }) => userId));
	},
	async takeBack(tx, writer, people) {
		const before = people.map(({ userId, written }) => {
			const { activityId, year, unit = "DAYS", before: opening } = written as Written;
			return { userId, activityId, year, unit, opening };
		});
		await put(tx, writer, before);
	},
};

export const imports: readonly PersonImport[] = [openingImport];

interface Row {
	readonly activityId: string;
	readonly year: number;
	/** Of what the opening says. */
	readonly unit: AccountUnit;
	readonly opening: LeaveOpeningValues | null;
}

/** What was written for somebody, and what stood there before. */
interface Written {
	readonly accountId: string;
	readonly version: number;
	readonly activityId: string;
	readonly year: number;
	/** Absent in what was imported while all accounts were kept in days. */
	readonly unit?: AccountUnit;
	readonly before: LeaveOpeningValues | null;
}

/** What a line says was there; undefined where it says nothing, or nothing that could be. */
function openingIn(
	cells: CellReader,
	day: string,
	unit: AccountUnit,
): LeaveOpeningValues | undefined {
	const before = cells.faults.length;
	const [used, left] = [amountIn(cells, taken, unit), amountIn(cells, carried, unit)];
	const all = amountIn(cells, rest, unit);
	if (used !== undefined && all !== undefined) cells.fault(rest, "TAKEN_OR_REST");
	const expiresOn = cells.day(until);
	if (expiresOn !== "" && left === undefined) cells.fault(carried, "MISSING");
	if (expiresOn !== "" && expiresOn < day) cells.fault(until, "LAPSED_THEN", expiresOn);
	if (cells.faults.length > before) return undefined;
	if (used === undefined && left === undefined && all === undefined) return undefined;
	return {
		day,
		taken: writtenAmount(used ?? 0, unit),
		...(all !== undefined && { rest: writtenAmount(all, unit) }),
		carried:
			left === undefined || left === 0
				? []
				: [
						{
							fromYear: yearOf(day) - 1,
							origin: "STATUTORY",
							days: writtenAmount(left, unit),
							expiresOn: expiresOn === "" ? null : expiresOn,
						},
					],
	};
}

/** In the unit of the account: days, or hours with minutes or decimals. */
function amountIn(cells: CellReader, field: string, unit: AccountUnit): number | undefined {
	const text = cells.text(field, 40);
	if (text === "") return undefined;
	const units = unit === "DAYS" ? daysOf(text) : minutesOf(text);
	if (units === undefined) cells.fault(field, "BAD_LEAVE", text);
	return units;
}

function daysOf(text: string): number | undefined {
	const days = decimalOf(text);
	return days !== undefined && days >= 0 && days <= 366 ? unitsOf(days) : undefined;
}

/** Example: "160:30" and "160,5" → 9_630 */
function minutesOf(text: string): number | undefined {
	const [, hours, minutes] = /^(\d{1,4}):([0-5]\d)$/.exec(text) ?? [];
	const read = hours === undefined ? decimalOf(text) : Number(hours) + Number(minutes) / 60;
	return read !== undefined && read >= 0 && read <= 366 * 24 ? Math.round(read * 60) : undefined;
}

const decimalOf = (text: string) => parseDecimal(text, text.includes(",") ? "," : ".");

/** Writes openings with their traces and settles what follows, for many people in as many statements as for one. */
async function put(
	tx: Tx,
	writer: ImportWriter,
	wanted: readonly (Row & { readonly userId: string })[],
): Promise<WrittenOfPerson[]> {
	const { tenantId, now } = writer;
	const rows = wanted.map(
		({ userId, activityId, year, unit, opening }): PutOpening => ({
			...{ userId, activityId, year, unit, opening },
			id: newId(now.getTime()),
		}),
	);
	const done = await putOpenings(tx, tenantId, rows);
	if (done.length < rows.length) throw new ChangedMeanwhile();
	const today = todayOf(writer);
	for (const [activityId, own] of Map.groupBy(wanted, (one) => one.activityId)) {
		const userIds = own.map(({ userId }) => userId);
		await settlePeople(tx, { tenantId, now }, { activityId, today, userIds });
		writer.announce({ kind: leaveAccountsTopic, ids: [activityId] });
	}
	const doneOf = new Map(done.map((one) => [`${one.userId} ${one.year}`, one]));
	const written = wanted.map(({ userId, activityId, year, unit, opening }) => {
		const { accountId, version, before } = doneOf.get(`${userId} ${year}`) as (typeof done)[number];
		return { userId, opening, written: { accountId, version, activityId, year, unit, before } };
	});
	await auditAll(
		tx,
		writer,
		written.map(({ userId, opening, written: { accountId, year, before } }) => ({
			...{ entity: "leave_account", entityId: accountId, subjectUserId: userId, action: "changed" },
			before: told(before),
			after: { leaveYear: year, ...told(opening) },
		})),
	);
	return written.map(({ userId, written: one }) => ({ userId, written: one }));
}

/** As the history words it. */
function told(opening: LeaveOpeningValues | null) {
	const left = opening?.carried.map(({ fromYear, days }) => `${fromYear}: ${days}`).join(", ");
	return {
		openedOn: opening?.day ?? null,
		...toldRest(opening),
		carriedIn: left || null,
	};
}
