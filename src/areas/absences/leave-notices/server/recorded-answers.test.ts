import { contract as units } from "#areas/staff/units/contract.ts";
import { recordAnswers } from "#kit/testing/record-answers.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { noticeCompany, year } from "./test-notices.ts";

const server = useTestServer();

recordAnswers(new URL("../web/recorded.json", import.meta.url), async ({ take, show }) => {
	const { as, ids, kindId, browser, at } = await noticeCompany(server());
	const hanna = as("Hanna");
	show(ids.Mia as string, "01a1fd2c-47a0-70d1-9a38-000000000071");
	await take("none", hanna, contract.listLeaveNotices, { year });
	await take("all", hanna, contract.sendLeaveNotices, { year, activityId: kindId });
	server().clock.advance({ minutes: 1 });
	await take("mia", browser("Mia"), contract.openLeaveNotices, {});
	await take("sven", browser("Hanna"), contract.countLeaveLetters, { year, activityId: kindId });
	const told = await take("told", browser("Hanna"), contract.listLeaveNotices, { year });
	await take("all", browser("Hanna"), units.listUnits, {});
	await at("2026-06-10");
	const letters = told.items.flatMap(({ notice }) =>
		notice?.channel === "LETTER" ? notice.id : [],
	);
	const handedOver = { noticeIds: letters, receivedOn: "2026-06-09" };
	await take("sven", browser("Hanna"), contract.recordLeaveHandover, handedOver);
	await take("handed over", browser("Hanna"), contract.listLeaveNotices, { year });
	await take("sven", browser("Hanna"), contract.correctLeaveHandover, {
		...{ noticeId: letters[0] as string, version: 1, receivedOn: "2026-06-08" },
		reason: "Verschrieben",
	});
	await take("nobody", browser("Leo"), contract.openLeaveNotices, {});
});
