import { type RawBuilder, sql } from "kysely";
import { defaultsKey, type PermissionKey } from "#domain/access/permission-keys.ts";
import { type PermissionLevel, permissionLevels } from "#domain/access/permission-level.ts";

interface Sought {
	readonly tenantId: string;
	readonly key: PermissionKey;
	readonly level: PermissionLevel;
	/** For whom it is to be held; she herself is never meant. */
	readonly userId: string | RawBuilder<string>;
	/** The civil day on which grants, units and supervisors count. */
	readonly today: string;
}

const isValid = (alias: string, today: string) => {
	const from = sql.ref(`${alias}.valid_from`);
	const to = sql.ref(`${alias}.valid_to`);
	return sql`${from} <= ${today} and (${to} is null or ${to} >= ${today})`;
};

/** Everybody who holds the level, with the place of each grant. */
function grantsOf({ tenantId, key, level, today }: Omit<Sought, "userId">): RawBuilder<unknown> {
	const isKey = (column: string) => sql`${sql.ref(column)} = any(${[key, defaultsKey]}::text[])`;
	const least = permissionLevels.indexOf(level);
	return sql`
		select g.user_id, g.scope, g.site_id, g.unit_id
		from role_permission p
		join role_assignment g on g.tenant_id = p.tenant_id and g.role_id = p.role_id
		where p.tenant_id = ${tenantId} and ${isKey("p.permission_key")} and p.level >= ${least} and ${isValid("g", today)}
		union all
		select g.user_id, g.scope, g.site_id, g.unit_id
		from user_permission g
		where g.tenant_id = ${tenantId} and ${isKey("g.permission_key")} and g.level >= ${least} and ${isValid("g", today)}`;
}

/** Units of the person and all above them, with how far up each is. */
function placesOf({ tenantId, userId, today }: Sought): RawBuilder<unknown> {
	return sql`
		select c.ancestor_id as unit_id, min(c.distance)::int as distance
		from unit_closure c
		where c.tenant_id = ${tenantId} and c.descendant_id = any(array(
			select u.unit_id from app_user u where u.tenant_id = ${tenantId} and u.id = ${userId}
			union
			select y.unit_id from user_unit y where y.tenant_id = ${tenantId} and y.user_id = ${userId} and ${isValid("y", today)}))
		group by c.ancestor_id`;
}

/** Farther than any department: who holds a right for the whole company is asked last. */
const everywhere = sql.lit(1000);

/** Supervisors who are named for people; a deputy counts while the one she stands in for is away. */
function supervisorsOn({ tenantId, today }: Pick<Sought, "tenantId" | "today">) {
	return sql`
		select v.user_id, v.supervisor_id from supervisor v
		where v.tenant_id = ${tenantId} and ${isValid("v", today)}
			and (v.deputy_for is null or exists (
				select from absence b
				where b.tenant_id = v.tenant_id and b.user_id = v.deputy_for and b.state = 'APPROVED'
					and b.from_date <= ${today} and b.to_date >= ${today}))`;
}

/**
 * Who is to be asked about a person, as a sub-query of ids: of those who hold the level for her the supervisors who are named
 * for her; else those who hold it for the nearest of her units; who holds it for the whole company comes last.
 */
export function nearestHolders(sought: Sought): RawBuilder<string> {
	const { tenantId, userId } = sought;
	return sql<string>`(
		with place as materialized (${placesOf(sought)}),
		reaching as materialized (
			select u.id, min(coalesce(p.distance, ${everywhere})) as distance
			from (${grantsOf(sought)}) g
			join app_user u on u.tenant_id = ${tenantId} and u.id = g.user_id
			left join site s on g.scope = 'SITE' and s.tenant_id = u.tenant_id and s.id = coalesce(g.site_id, u.site_id)
			left join place p on g.scope <> 'GLOBAL'
				and p.unit_id = case g.scope when 'UNIT' then coalesce(g.unit_id, u.unit_id) else s.unit_id end
			where u.is_enabled and u.role = 'USER' and u.id <> ${userId} and (g.scope = 'GLOBAL' or p.unit_id is not null)
			group by u.id
		),
		named as materialized (select r.id from reaching r where r.id in (
				select v.supervisor_id from (${supervisorsOn(sought)}) v where v.user_id = ${userId}))
		select id from named
		union all
		select r.id from reaching r
		where not exists (select from named) and r.distance = (select min(distance) from reaching)
	)`;
}

/**
 * The same of many people at once, as a sub-query with a row for each whom one of them is to be asked about by whom
 * (`userId`, `holderId`): who holds the right where is looked up once for all of them.
 *
 * @param people sub-query of their ids, in a column `id`
 */
export function nearestHoldersOfEach(
	sought: Omit<Sought, "userId">,
	people: RawBuilder<unknown>,
): RawBuilder<unknown> {
	const { tenantId, today } = sought;
	return sql`(
		with sought as materialized (select distinct p.id from (${people}) p),
		place as materialized (
			select y.id, c.ancestor_id as unit_id, min(c.distance)::int as distance
			from (
				select s.id, u.unit_id from sought s join app_user u on u.tenant_id = ${tenantId} and u.id = s.id
				union
				select s.id, y.unit_id from sought s
				join user_unit y on y.tenant_id = ${tenantId} and y.user_id = s.id and ${isValid("y", today)}) y
			join unit_closure c on c.tenant_id = ${tenantId} and c.descendant_id = y.unit_id
			group by 1, 2),
		granted as materialized (
			select distinct u.id, g.scope = 'GLOBAL' as is_global,
				case g.scope when 'UNIT' then coalesce(g.unit_id, u.unit_id) when 'SITE' then s.unit_id end as unit_id
			from (${grantsOf(sought)}) g
			join app_user u on u.tenant_id = ${tenantId} and u.id = g.user_id
			left join site s on g.scope = 'SITE' and s.tenant_id = u.tenant_id and s.id = coalesce(g.site_id, u.site_id)
			where u.is_enabled and u.role = 'USER'),
		reaching as materialized (
			select id, holder_id, min(distance) as distance
			from (
				select p.id, g.id as holder_id, p.distance from place p join granted g on g.unit_id = p.unit_id
				union all
				select s.id, g.id, ${everywhere} from sought s cross join granted g where g.is_global) g
			where holder_id <> id group by 1, 2),
		named as materialized (
			select r.id, r.holder_id from reaching r
			join (${supervisorsOn(sought)}) v on v.user_id = r.id and v.supervisor_id = r.holder_id)
		select id as "userId", holder_id as "holderId" from named
		union
		select r.id, r.holder_id from (select *, min(distance) over (partition by id) as nearest from reaching) r
		where r.distance = r.nearest and not exists (select from named n where n.id = r.id))`;
}
