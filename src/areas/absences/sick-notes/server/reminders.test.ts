import { expect, test } from "vitest";
import { deliveredNotices } from "#kit/testing/delivered-notices.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { crons } from "./jobs.ts";
import { testWard } from "./test-sickness.ts";

const server = useTestServer();
const [nightly] = crons;
const nobody = { lena: [], clerk: [], wages: [] };

/** What Lena and the clerk have got by mail, names of illness in no line of it. */
async function reminded({ tenantId, worker }: Awaited<ReturnType<typeof testWard>>, at: string) {
	server().clock.set(at);
	await nightly?.run(server().services as never, tenantId);
	server().clock.advance({ minutes: 1441 });
	const told = async (who: string) => {
		const all = await deliveredNotices(server(), { tenantId, userId: worker(who).id });
		for (const { subject, text } of all) expect(`${subject} ${text}`).not.toMatch(/krank/i);
		return all.map(({ subject }) => subject);
	};
	return { lena: await told("lena"), clerk: await told("clerk"), wages: await told("wages") };
}

test("of a certificate that is missing its person and those in charge are told, once", async () => {
	const made = await testWard(server());
	const ill = await made.absent("sick", "2026-07-08", "2026-07-14");
	const covered = await made.absent("sick", "2026-06-22", "2026-06-28");
	await made.note("clerk", covered, "2026-06-22", "2026-06-28", { receivedOn: "2026-06-25" });
	await made.note("lena", ill, "2026-07-08", "2026-07-14");
	// due on Monday
	expect(await reminded(made, "2026-07-13T20:00:00Z")).toEqual(nobody);
	const missing = {
		...nobody,
		lena: ["Zu Ihrer Abwesenheit seit 08.07.2026 fehlt ein Nachweis"],
		clerk: ["Zur Abwesenheit von lena Muster seit 08.07.2026 fehlt ein Nachweis"],
	};
	expect(await reminded(made, "2026-07-14T20:00:00Z")).toEqual(missing);
	expect(await reminded(made, "2026-07-16T20:00:00Z")).toEqual(missing);
});

test("those in charge and who reckons the pay are told a week before continued pay ends, once, and only where the illness lasts so long", async () => {
	const made = await testWard(server());
	const certificate = { receivedOn: "2026-07-15" } as const;
	const long = await made.absent("sick", "2026-06-29", "2026-08-30");
	await made.note("clerk", long, "2026-06-29", "2026-08-30", certificate);
	expect(await reminded(made, "2026-08-01T20:00:00Z")).toEqual(nobody);
	const told = ["Abwesenheit von lena Muster: Frist endet am 09.08.2026"];
	// who keeps certificates and reckons pay is told once
	const ends = { ...nobody, clerk: told, wages: told };
	expect(await reminded(made, "2026-08-02T20:00:00Z")).toEqual(ends);
	expect(await reminded(made, "2026-08-04T20:00:00Z")).toEqual(ends);
});
