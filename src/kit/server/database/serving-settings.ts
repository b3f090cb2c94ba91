import type pg from "pg";

/**
 * How PostgreSQL plans for the login that serves. Half of its time went into planning the same statements for other values;
 * what compiling them would save is less than it costs. Said to the role, so that a pooler cannot lose it.
 */
export const servingSettings = { plan_cache_mode: "force_generic_plan", jit: "off" } as const;

/** Lets a login serve with these settings; its connections that are open keep theirs. */
export async function settleServing(client: pg.ClientBase, role: string): Promise<void> {
	for (const [name, value] of Object.entries(servingSettings))
		await client.query(`alter role ${client.escapeIdentifier(role)} set ${name} = '${value}'`);
}

/** What an operator may type where the login of these connections has other settings; undefined when it has these. */
export async function missingServingSettings(pool: pg.Pool): Promise<string | undefined> {
	const { rows } = await pool.query<{ role: string; name: string; value: string }>(
		"select session_user as role, name, current_setting(name) as value from unnest($1::text[]) name",
		[Object.keys(servingSettings)],
	);
	const wanted: Readonly<Record<string, string>> = servingSettings;
	const missing = rows.filter(({ name, value }) => value !== wanted[name]);
	if (missing.length === 0) return undefined;
	return missing
		.map(({ role, name }) => `alter role ${role} set ${name} = '${wanted[name]}';`)
		.join(" ");
}
