import { expect, test } from "vitest";
import { LiveReader } from "#kit/testing/live-reader.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { testBoard } from "./test-board.ts";

const server = useTestServer({}, { background: true });

test("a leader is told of a booking of her people, and asks for that person alone", async () => {
	const { worker, board, activities } = await testBoard(server());
	const live = await LiveReader.open(worker("ward").browser);
	await live.next("connection");
	const lena = worker("lena");
	await lena.book({ action: "START", activityId: activities.work });
	await live.next("change", ({ topic, userId }) => topic === "CLOCKS" && userId === lena.id);
	const { people, counts } = await board("ward", { userIds: [lena.id] });
	expect(people.map(({ id, status }) => [id, status])).toEqual([[lena.id, "IN"]]);
	expect(counts).toMatchObject({ IN: 1, OUT: 4 });
	live.close();
});
