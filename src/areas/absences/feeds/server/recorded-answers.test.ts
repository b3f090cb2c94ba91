import { contract as unitContract } from "#areas/staff/units/contract.ts";
import { recordAnswers } from "#kit/testing/record-answers.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { feedCompany, program, usual } from "./test-feeds.ts";

const server = useTestServer();

recordAnswers(new URL("../web/recorded.json", import.meta.url), async ({ take, show }) => {
	const { as, units, atDatabase, people } = await feedCompany(server());
	await atDatabase(
		`insert into user_permission (tenant_id, id, user_id, permission_key, level, scope, valid_from)
		values ($1, gen_random_uuid(), $2, 'units.manage', 1, 'GLOBAL', '2020-01-01')`,
		people.lea.userId,
	);
	const lea = as("lea");
	await take("all", lea, unitContract.listUnits, { includeDisabled: true });
	await take("none", lea, contract.listCalendarFeeds, {});
	const own = await take("own", lea, contract.createCalendarFeed, {
		feed: "OWN",
		contents: [...usual],
	});
	show(new URL(own.address).pathname, "/api/feeds/10001.geheim.ics");
	await program(server()).fetch(new URL(own.address).pathname);
	await take("one", lea, contract.listCalendarFeeds, {});
	server().clock.advance({ minutes: 1 });
	const wanted = { feed: "UNIT" as const, unitId: units.pflege, contents: usual };
	const unit = await take("unit", lea, contract.createCalendarFeed, wanted);
	show(new URL(unit.address).pathname, "/api/feeds/10001.geheimer.ics");
	await take("two", lea, contract.listCalendarFeeds, {});
	await take("revoked", lea, contract.deleteCalendarFeed, { id: unit.id });
});
