import { expect, test, vi } from "vitest";
import { permit } from "#areas/staff/units/server/test-company.ts";
import {
	insertAbsence,
	insertEntry,
	testCompany,
} from "#areas/time-tracking/target-actual/server/test-company.ts";
import { newId } from "#kit/contract/new-id.ts";
import { audit } from "#kit/server/audit.ts";
import { sealTenant } from "#kit/server/audit-seal/seal-tenant.ts";
import { sessionCookie } from "#kit/server/http/cookies.ts";
import { insertSession } from "#kit/testing/insert-session.ts";
import { readPdf } from "#kit/testing/read-pdf.ts";
import { runStartedJob } from "#kit/testing/run-started-job.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { proofPackJob } from "./proof-pack-job.ts";

const server = useTestServer();
vi.setConfig({ testTimeout: 60_000 });

/** Mia has worked, was away and was ill; Nora may prove it, and read no sick notes; Tom reads times alone. */
async function office() {
	const who = { nora: "", tom: "", noraId: "" };
	const company = await testCompany(server(), async (tenant) => {
		const person = async (firstName: string, keys: Parameters<typeof permit>[2]) => {
			const { id } = await tenant.person({ firstName, lastName: "Ahlers", roles: [] });
			await permit(tenant, id, keys, "READ", "GLOBAL");
			return { id, cookie: (await insertSession(tenant, id)).cookie };
		};
		const nora = await person("Nora", ["audit.manage", "timetrackings.manage", "absences.manage"]);
		const tom = await person("Tom", ["timetrackings.manage"]);
		Object.assign(who, { nora: nora.cookie, noraId: nora.id, tom: tom.cookie });
	});
	await insertEntry(company, "2026-10-07", "05:00", "13:30");
	await insertAbsence(company, "2026-10-08", "2026-10-08");
	const as = (cookie: string) => {
		const browser = server().browser();
		browser.cookies.set(sessionCookie, cookie);
		return browser;
	};
	return {
		...company,
		asNora: as(who.nora),
		asTom: as(who.tom),
		asMia: as(company.cookie),
		...who,
	};
}

type Office = Awaited<ReturnType<typeof office>>;

/** Two changes about Mia, of which one tells of an illness. */
async function traced({ within, tenantId, mia, noraId, ask }: Office): Promise<void> {
	const now = server().clock.now();
	const session = { userId: noraId, role: "USER", impersonatorId: null } as const;
	const about = { entityId: newId(now.getTime()), subjectUserId: mia, action: "changed" };
	await within(async (tx) => {
		await audit(
			tx,
			{ tenantId, now, session },
			{
				...{ ...about, entity: "time_tracking", reason: "Vergessen zu stempeln" },
				...{ before: { minutes: 30 }, after: { minutes: 45 } },
			},
		);
		await audit(tx, { tenantId, now }, { ...about, entity: "sick_absence", reason: "Grippe" });
	});
	// transactions that other test files have open keep events from being final
	await vi.waitFor(
		async () => {
			await sealTenant(server().services, tenantId);
			const [open] = await ask<{ count: number }>(
				`select (select count(*) from audit_event where tenant_id = $1)::int
					- (select coalesce(sum(events), 0) from audit_seal where tenant_id = $1)::int as count`,
				[tenantId],
			);
			expect(open?.count).toBe(0);
		},
		{ timeout: 30_000, interval: 100 },
	);
}

const asked = ({ mia }: Pick<Office, "mia">) => ({
	...{ userId: mia, fromMonth: "2026-10", toMonth: "2026-10", purpose: "Klage Az. 1 Ca 1/26" },
});

/** The last seal stands in the pack, and that it was made in the person's history. */
async function expectTraced({ ask, tenantId, mia }: Office, text: string, pages: number) {
	const [seal] = await ask<{ digest: string }>(
		"select encode(digest, 'hex') as digest from audit_seal where tenant_id = $1 order by seq desc limit 1",
		[tenantId],
	);
	expect(text).toContain(seal?.digest);
	const { userId: _, ...told } = asked({ mia });
	const traces = await ask<{ after: object; subject: string }>(
		"select after, subject_user_id as subject from audit_event where tenant_id = $1 and entity = 'proof_pack'",
		[tenantId],
	);
	expect(traces).toEqual([{ subject: mia, after: { ...told, pages } }]);
}

test("a pack proves days, entries, changes and their seals, masks illness, and is itself traced", async () => {
	const made = await office();
	await traced(made);
	const { answer } = await made.asNora.call(contract.startProofPack, asked(made));
	const job = { tenantId: made.tenantId, jobId: answer.jobId };
	const { status, lines, bytes, name } = await runStartedJob(server(), proofPackJob, job);
	expect([status, name, ...lines]).toEqual([
		...["FINISHED", "Nachweismappe Sommer, Mia 2026-10-01 – 2026-10-31.pdf"],
		expect.stringMatching(/^Nachweismappe mit \d Seiten und 1 Änderungen erstellt$/),
	]);
	const { pages, isTagged, language } = await readPdf(bytes);
	expect({ isTagged, language }).toEqual({ isTagged: true, language: "de-DE" });
	const tags = pages.flatMap((page) => page.tags);
	const headings = tags.filter(({ tag }) => tag === "H2").map(({ text }) => text);
	expect(headings).toEqual([
		...["Tage mit Verstößen", "Zeiteinträge", "Buchungen", "Abwesenheiten", "Urlaubskonto 2026"],
		...["Hinweise auf Resturlaub", "Monatsabschlüsse und Berichtigungen", "Änderungen"],
		"Siegel des Verlaufs",
	]);
	const text = tags.map((one) => one.text).join("\n");
	expect(text).toContain("Wofür: Klage Az. 1 Ca 1/26");
	// 8½ hours at a stretch
	expect(text).toMatch(/07\.10\.2026\n07:00\n.*\d · Pause/s);
	expect(text).toMatch(
		/Zeiteintrag geändert\nDauer: 30 → 45\nVergessen zu stempeln\n\d+ [0-9a-f]{8}/,
	);
	expect(text).toContain("Eine Änderung ist nicht enthalten");
	expect(text).not.toContain("Grippe");
	// of the leave account Nora may know nothing
	expect(text).toMatch(/Urlaubskonto 2026\nNicht enthalten/);
	expect(text).toMatch(
		/Bei der Erstellung geprüft: Alle Siegel von Nr\. \d+ bis Nr\. \d+ stimmen\./,
	);
	await expectTraced(made, text, pages.length);
});

test("a seal that was broken is named; who may not prove is refused, at once or by the job", async () => {
	const made = await office();
	await traced(made);
	const { asNora, asTom, asMia, tenantId, ask } = made;
	const start = (browser = asNora, given = {}) =>
		browser.call(contract.startProofPack, { ...asked(made), ...given });
	const run = (jobId: string) => runStartedJob(server(), proofPackJob, { tenantId, jobId });
	await ask(
		"update audit_event set reason = 'anders' where tenant_id = $1 and entity = 'time_tracking'",
		[tenantId],
	);
	const { bytes } = await run((await start()).answer.jobId);
	expect((await readPdf(bytes)).text).toMatch(/Diese Siegel stimmen NICHT: \d+ \(DIGEST\)/);
	const foreign = await office();
	const refused = await Promise.all([
		start(asTom),
		start(asMia),
		start(foreign.asNora),
		start(asNora, { purpose: " " }),
		start(asNora, { fromMonth: "2026-12" }),
		start(asNora, { fromMonth: "2024-10" }),
	]);
	expect(refused.map(({ status, refusal }) => [status, refusal.code])).toEqual([
		[403, "FORBIDDEN"],
		[403, "FORBIDDEN"],
		[404, "NOT_FOUND"],
		[400, "MALFORMED"],
		[422, "MONTHS_BACKWARDS"],
		[422, "MONTHS_TOO_MANY"],
	]);
	const { answer } = await start();
	await ask(
		"delete from user_permission where tenant_id = $1 and permission_key = 'audit.manage'",
		[tenantId],
	);
	expect(await run(answer.jobId)).toMatchObject({
		status: "FAILED",
		lines: ["Ihnen fehlt inzwischen die Berechtigung für diese Nachweismappe."],
	});
});
