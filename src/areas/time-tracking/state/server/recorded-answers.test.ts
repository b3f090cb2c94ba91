import { contract as units } from "#areas/staff/units/contract.ts";
import { permissionLevels } from "#domain/access/permission-level.ts";
import { newId } from "#kit/contract/new-id.ts";
import { recordAnswers } from "#kit/testing/record-answers.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { testBoard } from "./test-board.ts";

const server = useTestServer();
const at = (time: string) => server().clock.set(`2026-11-20T${time}:00Z`);

/** Who leads the ward sees all names, but knows only of her own people what they book and why they are away. */
const names = {
	lena: ["Lena", "Vogt"],
	kim: ["Piotr", "Nowak"],
	tom: ["Ole", "Brandt"],
	mia: ["Jonas", "Falk"],
	ute: ["Aylin", "Demir"],
	plan: ["Nele", "Wirth"],
	boss: ["Hanna", "Amt"],
	ward: ["Willi", "Kern"],
} as const;

recordAnswers(new URL("../web/recorded.json", import.meta.url), async ({ take }) => {
	const office = await namedBoard();
	const { ids, ward, worker, absent, shift } = office;
	await workUntilNoon(office);
	await absent("mia", { kind: "LEAVE" });
	await absent("ute", { to: "2026-11-24" });
	await shift("lena", "2026-11-20T07:00Z", "2026-11-20T15:00Z");
	await shift("plan", "2026-11-20T10:00Z", "2026-11-20T18:00Z");
	at("12:00");
	const leader = worker("ward").browser;
	await take("all", leader, contract.listPresence, {});
	await take("station", leader, contract.listPresence, { unitIds: [ward] });
	await take("all", leader, units.listUnits, {});
	const piotr = worker("kim");
	await piotr.book({ action: "START", activityId: office.activities.work });
	await take("piotrCame", leader, contract.listPresence, { userIds: [piotr.id] });
	await run("update app_user set is_enabled = false where id = $1", [ids.kim]);
	await take("piotrGone", leader, contract.listPresence, { userIds: [piotr.id] });
	await take("allButPiotr", leader, contract.listPresence, {});
});

function run(text: string, values: unknown[]) {
	return withClient(server().adminUrl, (client) => client.query(text, values));
}

async function namedBoard() {
	const office = await testBoard(server());
	for (const [who, name] of Object.entries(names))
		await run("update app_user set first_name = $2, last_name = $3 where id = $1", [
			office.ids[who],
			...name,
		]);
	await run(
		`insert into user_permission (tenant_id, id, user_id, permission_key, level, scope, valid_from)
		values ($1, $2, $3, 'users.manage', $4, 'GLOBAL', '2026-01-01')`,
		[office.tenantId, newId(0), office.ids.ward, permissionLevels.indexOf("LIST")],
	);
	return office;
}

/** Piotr was there in the night; Lena came, and works on a project; Ole is on his pause. */
async function workUntilNoon({
	worker,
	activities,
	nodeId,
}: Awaited<ReturnType<typeof testBoard>>) {
	const start = (who: string, activityId: string, projectNodeId: string | null = null) =>
		worker(who).book({ action: "START", activityId, projectNodeId });
	at("04:00");
	await start("kim", activities.work);
	at("05:10");
	await worker("kim").book({ action: "END" });
	at("06:58");
	await start("lena", activities.work, nodeId);
	at("07:30");
	await start("tom", activities.work);
	at("11:00");
	await start("tom", activities.pause);
}
