import { expect, test } from "vitest";
import { contract as overtime } from "#areas/time-tracking/overtime/contract.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { testChanges } from "./test-changes.ts";
import { moment } from "./test-desk.ts";

const server = useTestServer();

/** The desk, where Lena's overtime has been kept since the first of November. */
async function desk() {
	const built = await testChanges(server());
	const lena = built.worker("lena").id;
	await withClient(server().adminUrl, (client) =>
		client.query(
			"insert into overtime_account (tenant_id, user_id, opened_on) values ($1, $2, '2026-11-01')",
			[built.tenantId, lena],
		),
	);
	const balance = async () => {
		const { answer } = await built
			.browser("lena")
			.call(overtime.getOvertimeAccount, { userId: lena });
		return answer.account?.balanceMinutes as number;
	};
	const effect = async (who: string, id: string) => (await built.detail(who, id)).effect;
	/** Asks for eleven hours instead of four. */
	const askLong = async (id: string) => {
		const { answer } = await built.browser("lena").call(contract.requestTimeTrackingChange, {
			...{ id, version: 1, activityId: built.activities.work, reason: "Falsch gestempelt" },
			...{ begin: moment("05:00"), end: moment("16:00"), accept },
		});
		return answer.changeRequestId;
	};
	return { ...built, balance, effect, askLong };
}

const accept = ["OVER_10_HOURS", "BREAK_MISSING", "SIX_HOURS_WITHOUT_BREAK"];

test("a change says what the account and the day come to, and its approval makes it true", async () => {
	const { approved, askLong, browser, effect, balance } = await desk();
	const id = await approved();
	expect(await effect("lena", id)).toBeNull();
	const beforeMinutes = await balance();
	const changeRequestId = await askLong(id);
	const told = await effect("lena", id);
	expect(told).toEqual({
		account: { beforeMinutes, afterMinutes: beforeMinutes + 420 },
		maximum: { day: "2026-11-20", limitMinutes: 600, beforeMinutes: 240, afterMinutes: 660 },
	});
	expect(await effect("boss", id)).toEqual(told);
	const decision = { changeRequestId, version: 1, accept };
	await browser("boss").call(contract.approveChangeRequest, decision);
	expect(await balance()).toBe(told?.account?.afterMinutes);
	expect(await effect("lena", id)).toBeNull();
});

test("an entry that waits says what its approval does", async () => {
	const { enter, approve, effect, balance, extra } = await desk();
	const beforeMinutes = await balance();
	const { id } = (await enter("lena", { activityId: extra.overtime })).answer;
	expect(await effect("boss", id)).toEqual({
		account: { beforeMinutes, afterMinutes: beforeMinutes + 240 },
		maximum: { day: "2026-11-20", limitMinutes: 600, beforeMinutes: 0, afterMinutes: 240 },
	});
	expect((await approve("boss", id)).status).toBe(200);
	expect(await balance()).toBe(beforeMinutes + 240);
});

test("the account is shown to nobody who may not see it; the day that runs does not count in it", async () => {
	const { approved, askLong, effect, enter, extra } = await desk();
	const id = await approved();
	await askLong(id);
	const seen = await effect("reader", id);
	expect(seen).toMatchObject({ account: null, maximum: { afterMinutes: 660 } });
	const today = { activityId: extra.overtime, span: ["+06:00", "+08:00"] };
	const running = (await enter("lena", today)).answer.id;
	expect(await effect("lena", running)).toMatchObject({
		account: null,
		maximum: { day: "2026-11-21", beforeMinutes: 0, afterMinutes: 120 },
	});
});

test("times that meet another entry make no day that could be computed", async () => {
	const { enter, effect, extra } = await desk();
	const wanted = { activityId: extra.overtime, accept: ["TIME_TRACKING_OVERLAPS"] };
	const { id } = (await enter("lena", wanted)).answer;
	await enter("boss", { span: ["11:00", "13:00"], state: "APPROVED", accept: wanted.accept });
	expect(await effect("lena", id)).toBeNull();
});
