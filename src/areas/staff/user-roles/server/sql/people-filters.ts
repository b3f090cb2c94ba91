import { type RawBuilder, sql } from "kysely";

type Condition = RawBuilder<unknown>;

/** Of whom a list is. */
export interface ListedPeople {
	readonly tenantId: string;
	/** Whether the reader may see the row `u` of a person. */
	readonly isVisible: Condition;
	/** Whether the current-site filter leaves it. */
	readonly isInSite: Condition;
}

/** Who of them is asked for. */
export interface PeopleAsked {
	readonly unitIds?: readonly string[] | undefined;
	/** With the units below those of `unitIds`. */
	readonly recursive: boolean;
	readonly search?: string | undefined;
}

/** Conditions of the row `u` of a person in lists of people: whom the reader may see, and of them who is asked for. */
export function peopleFilters(
	{ tenantId, isVisible, isInSite }: ListedPeople,
	{ unitIds, recursive, search }: PeopleAsked,
): Condition[] {
	return [
		...[isVisible, isInSite],
		...(unitIds === undefined ? [] : [isOfUnits(tenantId, unitIds, recursive)]),
		...holdsWords(search),
	];
}

/** Whether the row `u` of a person is of one of some units, or of one below them. */
export function isOfUnits(
	tenantId: string,
	unitIds: readonly string[],
	recursive: boolean,
): Condition {
	return recursive
		? sql`u.unit_id in (select descendant_id from unit_closure
			where tenant_id = ${tenantId} and ancestor_id = any(${[...unitIds]}::uuid[]))`
		: sql`u.unit_id = any(${[...unitIds]}::uuid[])`;
}

/** For each word that is looked for, whether the name or the personnel number of the row `u` holds it. */
export function holdsWords(search = ""): Condition[] {
	const words = search.toLowerCase().split(/\s+/).filter(Boolean);
	return words.map(
		(word) =>
			sql`strpos(lower(concat_ws(' ', u.first_name, u.last_name, u.personnel_no)), ${word}) > 0`,
	);
}
