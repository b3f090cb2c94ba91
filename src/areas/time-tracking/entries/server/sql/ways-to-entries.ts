import { type RawBuilder, sql } from "kysely";
import { atMost } from "#kit/server/row-limits.ts";

export type Condition = RawBuilder<unknown>;

/** Which entries a list has. */
export interface WantedEntries {
	readonly tenantId: string;
	/** Sub-query of the ids of the people whose entries they are; null for everybody. */
	readonly people: Condition | null;
	/** The people were named: they are few. */
	readonly areNamed: boolean;
	/** Civil days; open where not given. */
	readonly from?: string | undefined;
	readonly to?: string | undefined;
	/** What else holds of the row `t`. */
	readonly narrowed: readonly Condition[];
	/** Sub-query of ids of few entries that they are among. */
	readonly among?: Condition | undefined;
	readonly search?: SoughtEntries | undefined;
}

/** By a word that the people, the activity or the reason of an entry may have. */
export interface SoughtEntries {
	/** Sub-queries of ids. */
	readonly people: Condition;
	readonly activities: Condition;
	/** Of the row `t`, which has one. */
	readonly inReason: Condition;
}

/** The columns of the entries `t`. @param end of each way there: order and limit */
type Way = (columns: Condition, end: Condition) => Condition;

interface Ways {
	/** Parts of a `with` that the ways rest on, each with a comma behind it. */
	readonly sets: Condition;
	/** The way that an index has in order: who wants a page of it reads no more than the page. */
	readonly inTime?: Way;
	/** All others, of which only one finds any; nothing where there are none. */
	readonly others?: Way;
}

/** All ways together. */
export function entriesOf({ inTime, others }: Ways): Way {
	return unionOf([others, inTime].filter((way) => way !== undefined));
}

/** So many people's entries are found person by person, more by time; in a small company always by time. */
const fewPeople = 500;
const fewOfAll = 4;

/**
 * The entries by the way that looks at the fewest rows; the ways not taken cost nothing. A plan made for any values cannot
 * know how many people there are, so each way is written as it is to be gone: `offset 0` one by one, `= true` row by row.
 */
export function waysTo(wanted: WantedEntries): Ways {
	const { tenantId, people, areNamed, among, search } = wanted;
	const person = people && sql`person as materialized (select distinct id from ${people} p (id)), `;
	if (among !== undefined)
		return { sets: person ?? sql``, others: amongIds(wanted, among, sql`true`) };
	if (person === null) return waysToAll(wanted);
	if (areNamed) return { sets: person, others: byPerson(wanted, sql`true`) };
	const reach = sql`reach as materialized (
		select count(*) <= ${sql.lit(fewPeople)} and ${sql.lit(fewOfAll)} * count(*) <= (
			select count(*) from (select from app_user where tenant_id = ${tenantId} ${atMost(fewOfAll * fewPeople)}) e) as few
		from person), `;
	const sets = sql`${person}${reach}`;
	const few = sql`(select few from reach)`;
	if (search === undefined)
		return { sets, others: byPerson(wanted, few), inTime: inTime(wanted, sql`not ${few}`) };
	const others = [
		amongIds(wanted, soughtIds(wanted, search), isRare),
		byPerson(wanted, sql`not ${isRare} and ${few}`),
	];
	return {
		sets: sql`${sets}${soughtSets(search)}`,
		others: unionOf(others),
		inTime: inTime(wanted, sql`not ${isRare} and not ${few}`),
	};
}

/** Everybody's: nobody has to be looked for. */
function waysToAll(wanted: WantedEntries): Ways {
	const { search } = wanted;
	if (search === undefined) return { sets: sql``, inTime: inTime(wanted, sql`true`) };
	return {
		sets: soughtSets(search),
		others: amongIds(wanted, soughtIds(wanted, search), isRare),
		inTime: inTime(wanted, sql`not ${isRare}`),
	};
}

const isRare = sql`(select rare from sought)`;

const soughtSets = ({ people, activities }: SoughtEntries) => sql`
	named as materialized (select id from ${people} n (id)),
	sought as materialized (
		select not exists ${activities} and (select count(*) from named) <= ${sql.lit(fewPeople)} as rare), `;

const unionOf =
	(ways: readonly Way[]): Way =>
	(columns, end) =>
		sql.join(
			ways.map((way) => way(columns, end)),
			sql` union all `,
		);

const isOf = ({ people }: WantedEntries) =>
	people === null ? sql`true` : sql`(t.user_id in (select id from person)) = true`;

function amongIds(wanted: WantedEntries, ids: Condition, gate: Condition): Way {
	return (columns, end) => sql`
		(select ${columns} from (select distinct id from ${ids} m (id)) m
			cross join lateral (select t.* from time_tracking t where ${wantedOf(wanted)} and t.id = m.id offset 0) t
			where ${isOf(wanted)} and ${gate} ${end})`;
}

function byPerson(wanted: WantedEntries, gate: Condition): Way {
	return (columns, end) => sql`
		(select ${columns} from person p
			cross join lateral (select t.* from time_tracking t where ${wantedOf(wanted)} and t.user_id = p.id offset 0) t
			where ${gate} ${end})`;
}

/** Only this one says `version > 0`: that is what its index is known by. */
function inTime(wanted: WantedEntries, gate: Condition): Way {
	return (columns, end) => sql`
		(select ${columns} from time_tracking t
			where ${wantedOf(wanted)} and t.version > 0 and ${isOf(wanted)} and ${gate} ${end})`;
}

/** Entries that may have the word, where no activity has it. */
function soughtIds(wanted: WantedEntries, { inReason }: SoughtEntries): Condition {
	return sql`(
		select t.id from named n
		cross join lateral (select t.id from time_tracking t where ${thereOf(wanted)} and t.user_id = n.id offset 0) t
		union all
		select t.id from time_tracking t where ${thereOf(wanted)} and t.reason is not null and ${inReason})`;
}

function wantedOf(wanted: WantedEntries): Condition {
	return sql.join([thereOf(wanted), ...wanted.narrowed], sql` and `);
}

/** A day of any zone lies within a day of that of UTC: so much is sure of the instant, which the indexes by time have. */
function thereOf({ tenantId, from, to }: WantedEntries): Condition {
	const at = (day: string, days: number) =>
		new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMilliseconds);
	return sql.join(
		[
			sql`t.tenant_id = ${tenantId} and t.deleted_at is null`,
			...(from ? [sql`t.day >= ${from} and t.begin_at >= ${at(from, -1)}::timestamptz`] : []),
			...(to ? [sql`t.day <= ${to} and t.begin_at < ${at(to, 2)}::timestamptz`] : []),
		],
		sql` and `,
	);
}

const dayMilliseconds = 86_400_000;
