import { expect, test } from "vitest";
import { LiveReader } from "#kit/testing/live-reader.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { testDesk } from "./test-desk.ts";

const server = useTestServer({}, { background: true });

test("the person hears of each change at once", async () => {
	const { browser, enter, approve, worker } = await testDesk(server());
	const live = await LiveReader.open(browser("lena"));
	await live.next("connection", ({ state }) => state === "CONNECTED");
	const told = () => live.next("change", ({ topic }) => topic === "TRACKINGS");
	const { id } = (await enter("clerk")).answer;
	const userId = worker("lena").id;
	expect(await told()).toMatchObject({ ids: [id], userId, update: "CREATE" });
	await approve("boss", id);
	expect(await told()).toMatchObject({ ids: [id], userId, update: "UPDATE" });
	live.close();
});
