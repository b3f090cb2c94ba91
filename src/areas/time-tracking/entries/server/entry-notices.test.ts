import { expect, test } from "vitest";
import { deliveredNotices } from "#kit/testing/delivered-notices.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { testChanges } from "./test-changes.ts";

const server = useTestServer();

/** The desk, where everybody has an address. */
async function desk() {
	const built = await testChanges(server());
	const { tenantId, ids } = built;
	await withClient(server().adminUrl, (client) =>
		client.query("update app_user set mail = id || '@example.org' where tenant_id = $1", [
			tenantId,
		]),
	);
	const told = (who: keyof typeof ids) =>
		deliveredNotices(server(), { tenantId, userId: ids[who] as string });
	const toldNextMorning = async (who: keyof typeof ids) => {
		const { clock } = server();
		const now = clock.now().toISOString();
		clock.advance({ days: 1 });
		const found = await told(who);
		clock.set(now);
		return found;
	};
	return { ...built, told, toldNextMorning };
}

test("who decides is told which entry waits, in the person's own time, and where to find it", async () => {
	const { enter, toldNextMorning } = await desk();
	const { id } = (await enter("lena", { span: ["21:30", "23:30"], reason: "Notdienst" })).answer;
	for (const who of ["boss", "vera"] as const) {
		const [mail] = await toldNextMorning(who);
		expect(mail?.text).toContain("lena Muster beantragt einen Eintrag: 20.11.2026, 22:30");
		expect(mail?.text).toContain("21.11.2026, 00:30\nBegründung: Notdienst");
		expect(mail?.text).toContain(`http://localhost:0/home/dashboard?p=time-trackings.detail:${id}`);
	}
	for (const who of ["lena", "clerk", "reader", "head"] as const)
		expect(await toldNextMorning(who)).toEqual([]);
});

test("the person is told of many decisions in one mail, however they were made", async () => {
	const { enter, approve, reject, told } = await desk();
	const spans = [
		["08:00", "09:00"],
		["09:00", "10:00"],
		["10:00", "11:00"],
	];
	const ids: string[] = [];
	for (const span of spans) ids.push((await enter("lena", { span })).answer.id);
	const [first = "", second = "", third = ""] = ids;
	await approve("boss", first);
	await approve("boss", second);
	await reject("vera", third);
	const [mail, ...more] = await told("lena");
	expect(more).toEqual([]);
	expect(mail?.subject).toBe("Entscheidungen über meine Anträge (3)");
	expect(mail?.text.match(/^- .*/gm)).toEqual([
		expect.stringMatching(/^- boss Muster hat Ihren Eintrag genehmigt: 20\.11\.2026, 09:00–10:00/),
		expect.stringMatching(/^- boss Muster hat Ihren Eintrag genehmigt: 20\.11\.2026, 10:00–11:00/),
		expect.stringMatching(/^- vera Muster hat Ihren Eintrag abgelehnt: 20\.11\.2026, 11:00–12:00/),
	]);
});

test("what was deleted, or entered by who decides, is told to nobody", async () => {
	const { enter, remove, approved, toldNextMorning } = await desk();
	await remove("lena", (await enter("lena")).answer.id);
	await approved();
	for (const who of ["boss", "vera", "lena"] as const)
		expect(await toldNextMorning(who)).toEqual([]);
});
