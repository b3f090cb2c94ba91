import { recordAnswers } from "#kit/testing/record-answers.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { testWard } from "./test-sickness.ts";

const server = useTestServer();

recordAnswers(new URL("../web/recorded.json", import.meta.url), async ({ take, takeRefusal }) => {
	const { absent, browser } = await testWard(server());
	const workdays = ["2026-07-08", "2026-07-09", "2026-07-10"];
	await absent("leave", "2026-07-06", "2026-07-17", { workdays });
	const earlier = await absent("sick", "2026-03-02", "2026-03-29");
	const absenceId = await absent("sick", "2026-07-08", "2026-07-12");
	await take("missing", browser("clerk"), contract.getSickness, { absenceId });
	await take("own", browser("lena"), contract.getSickness, { absenceId });
	await take("read", browser("nurse"), contract.getSickness, { absenceId });
	const days = { kind: "EAU", auFrom: "2026-07-08", auTo: "2026-07-12" } as const;
	const note = await take("announced", browser("lena"), contract.createSickNote, {
		absenceId,
		...days,
	});
	await take("announced", browser("clerk"), contract.getSickness, { absenceId });
	const outside = { absenceId, ...days, auFrom: "2026-08-01", auTo: "2026-08-02" };
	await takeRefusal("outside", browser("clerk"), contract.createSickNote, outside);
	const received = { ...note, ...days, receivedOn: "2026-07-14" };
	await take("received", browser("clerk"), contract.updateSickNote, received);
	const same = { absenceId, version: 0, workedOnFirstDay: true, sameIllnessAs: earlier };
	await take("same", browser("clerk"), contract.updateSickness, same);
	await take("received", browser("clerk"), contract.getSickness, { absenceId });
	await take("gone", browser("clerk"), contract.deleteSickNote, { id: note.id });
});
