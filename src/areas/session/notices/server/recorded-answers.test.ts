import { recordAnswers } from "#kit/testing/record-answers.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { twoPeople } from "#kit/testing/two-people.ts";
import { contract } from "../contract.ts";

const server = useTestServer();

recordAnswers(new URL("../web/recorded.json", import.meta.url), async ({ take }) => {
	const { annas } = await twoPeople(server());
	await take("usual", annas, contract.listNotices, {});
	await take("off", annas, contract.putNotice, { kind: "matter.decided", mode: "OFF" });
	await take("noon", annas, contract.putNoticeHour, { hour: 12 });
	await take("chosen", annas, contract.listNotices, {});
});
