import { contract as planNews } from "#areas/shift-planning/plan-news/contract.ts";
import { contract as shifts } from "#areas/shift-planning/shifts/contract.ts";
import { recordAnswers } from "#kit/testing/record-answers.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { testOffers } from "./test-offers.ts";

const server = useTestServer();
const range = { from: "2026-07-01", to: "2026-07-28" };

recordAnswers(
	new URL("../web/recorded.json", import.meta.url),
	async ({ take, takeRefusal, show }) => {
		const { as, ids, planned, claim } = await testOffers(server());
		const userId = ids.Mia as string;
		show(userId, sampleSession().userId);
		const own = await planned({});
		const open = await planned({ userId: null, day: "2026-07-08" });
		await planned({ userId: null, beginMinute: 840, endMinute: 1200, pauses: [] });
		const maxs = await planned({ userId: ids.Max as string, day: "2026-07-07" });
		await take("mine", as("Mia"), shifts.listShifts, { ...range, userIds: [userId] });
		await take("some", as("Mia"), contract.listShiftOffers, range);
		await take("some", as("Mia"), planNews.listShiftNews, {});
		await take("all", as("Mia"), planNews.readShiftNews, { until: "2026-07-01T08:00:00Z" });
		await take("none", as("Mia"), planNews.listShiftNews, {});
		await take("some", as("Petra"), planNews.listShiftReadings, {});
		await take("own", as("Petra"), contract.listReplacements, { id: own });
		await take("none", as("Petra"), contract.listAwayShifts, {});
		await take("colleagues", as("Mia"), contract.listSwapPartners, {});
		await take("none", as("Mia"), contract.listShiftSwaps, {});
		const asked = { shiftId: maxs, kind: "GIVE", userId, note: "Ich habe einen Termin." } as const;
		const { id } = await take("asked", as("Max"), contract.offerShift, asked);
		await take("asked", as("Mia"), contract.listShiftSwaps, {});
		await take("own", as("Mia"), shifts.getShift, { id: own });
		await take("taken", as("Mia"), contract.takeSwap, { id });
		await take("toDecide", as("Petra"), contract.listShiftSwaps, { shiftId: maxs });
		await take("claimed", as("Mia"), contract.claimShift, { id: open });
		await take("open", as("Petra"), shifts.getShift, { id: open });
		server().clock.advance({ minutes: 1 });
		await claim("Max", open);
		const { items } = await take("two", as("Petra"), contract.listShiftClaims, { id: open });
		const [first] = items;
		const again = { shifts: [{ id: open, version: 1 }] };
		await take("again", as("Petra"), contract.offerShifts, again);
		await take("given", as("Petra"), contract.grantClaim, { id: first?.id as string });
		await takeRefusal("taken", as("Max"), contract.claimShift, { id: open });
	},
);
