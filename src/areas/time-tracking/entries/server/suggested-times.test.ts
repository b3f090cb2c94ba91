import { expect, test } from "vitest";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { moment, testDesk } from "./test-desk.ts";

const server = useTestServer();

/** The desk, where Lena came at 8:00 and left at 12:00 on three days. */
async function desk() {
	const built = await testDesk(server());
	const userId = built.worker("lena").id;
	for (const day of ["2026-11-10", "2026-11-11", "2026-11-12"]) {
		const times = { begin: `${day}T07:00:00Z`, end: `${day}T11:00:00Z` };
		const { status } = await built.browser("boss").call(contract.requestTimeTracking, {
			...{ ...times, userId, activityId: built.activities.work, state: "APPROVED" as const },
		});
		expect(status).toBe(200);
	}
	const ask = (who: string, day: string) =>
		built.browser(who).call(contract.getSuggestedTimes, { userId, day });
	const times = async (who: string, day: string) => {
		const { times: found } = (await ask(who, day)).answer;
		return found && `${found.begin.slice(5, 16)} ${found.end.slice(11, 16)} ${found.from}`;
	};
	return { ...built, ask, times };
}

test("when somebody usually comes and goes is suggested, as far as it is missing", async () => {
	const { times, enter } = await desk();
	expect(await times("lena", "2026-11-20")).toBe("11-20T07:00 11:00 USUAL");
	// it is 13:00 of the Saturday
	expect(await times("lena", "2026-11-21")).toBe("11-21T07:00 11:00 USUAL");
	expect(await times("lena", "2026-11-23")).toBeNull();
	await enter("lena", { span: ["07:00", "09:30"] });
	expect(await times("lena", "2026-11-20")).toBe("11-20T09:30 11:00 USUAL");
	expect(await times("lena", "2026-11-12")).toBeNull();
	await enter("lena", { begin: moment("09:30"), end: "2026-11-20T09:40:20Z" });
	expect(await times("lena", "2026-11-20")).toBe("11-20T09:41 11:00 USUAL");
});

test("what a person's days are like is shown to whom her entries are", async () => {
	const { ask, times } = await desk();
	expect(await times("clerk", "2026-11-20")).toBe("11-20T07:00 11:00 USUAL");
	expect((await ask("head", "2026-11-20")).status).toBe(404);
	expect((await ask("tom", "2026-11-20")).status).toBe(403);
	expect((await ask("lena", "yesterday")).status).toBe(400);
});
