import { withClient } from "#kit/testing/test-cluster.ts";
import type { TestServer } from "#kit/testing/test-server.ts";

/** A night of somebody, from 21:00 on a day to 06:00 of the next, by the clock of Berlin in summer. */
export async function addNight(
	server: TestServer,
	userId: string,
	day: string,
	{ isKnown = true }: { readonly isKnown?: boolean } = {},
): Promise<void> {
	await withClient(server.adminUrl, (client) =>
		client.query(
			`with kind as (
				insert into activity (tenant_id, id, name, class_type)
				select tenant_id, gen_random_uuid(), 'Nacht ' || $2, 'SHIFT_NIGHT' from app_user where id = $1
				returning tenant_id, id, class_type)
			insert into shift (tenant_id, id, user_id, unit_id, activity_id, class_type, day, begin_at, end_at, published_at)
			select u.tenant_id, gen_random_uuid(), u.id, u.unit_id, k.id, k.class_type, $2::date, ($2::date + time '19:00') at time zone 'UTC',
				($2::date + interval '28 hours') at time zone 'UTC', case when $3 then now() end
			from app_user u join kind k on k.tenant_id = u.tenant_id where u.id = $1`,
			[userId, day, isKnown],
		),
	);
}
