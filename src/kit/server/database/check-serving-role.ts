import type pg from "pg";

/**
 * The role in effect must be unable to get round row-level security: not a superuser, no BYPASSRLS, owner of no table.
 *
 * @throws with the reason, so that the server refuses to serve
 */
export async function checkServingRole(pool: pg.Pool): Promise<void> {
	const { rows } = await pool.query(
		`select current_user as name, r.rolsuper, r.rolbypassrls,
			exists (select from pg_class c where c.relowner = r.oid and c.relkind in ('r', 'p')) as owns,
			has_table_privilege('app_user', 'select') as reads
		from pg_roles r where r.rolname = current_user`,
	);
	const role = rows[0];
	const fault = role.rolsuper
		? "is a superuser"
		: role.rolbypassrls
			? "has BYPASSRLS"
			: role.owns
				? "owns tables"
				: !role.reads
					? "is not a member of app"
					: undefined;
	if (fault !== undefined) {
		throw new Error(
			`The database role ${role.name} ${fault}, so tenants would not be separated. See docs/operations/install.md for the roles to create.`,
		);
	}
}
