import { testWard } from "#areas/shift-planning/shifts/server/test-ward.ts";
import { recordAnswers } from "#kit/testing/record-answers.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";

const server = useTestServer();

recordAnswers(
	new URL("../web/recorded.json", import.meta.url),
	async ({ take, takeRefusal, show }) => {
		const { as, ids } = await testWard(server());
		const userId = ids.Mia as string;
		show(userId, sampleSession().userId);
		const say = { userId, begin: "2026-07-06T22:00:00Z", end: "2026-07-08T22:00:00Z" };
		await take("said", as("Mia"), contract.setAvailability, { ...say, available: false });
		const wish = { userId, begin: "2026-07-13T04:00:00Z", end: "2026-07-13T12:00:00Z", wish: 2 };
		await as("Mia").call(contract.setAvailability, { ...wish, available: true });
		const range = { from: "2026-07-01", to: "2026-08-31", userIds: [userId] };
		await take("some", as("Mia"), contract.listAvailabilities, range);
		const reversed = { ...say, begin: say.end, available: true };
		await takeRefusal("reversed", as("Mia"), contract.setAvailability, reversed);
	},
);
