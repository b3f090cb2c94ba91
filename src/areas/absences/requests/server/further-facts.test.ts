import { expect, test } from "vitest";
import { contract as files } from "#areas/settings/files/contract.ts";
import { insertCustomFields } from "#kit/testing/custom-field-builder.ts";
import type { TestBrowser } from "#kit/testing/test-browser.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { twoPeople } from "#kit/testing/two-people.ts";
import { mostFiles } from "../contract/files.ts";
import { contract } from "../contract.ts";
import { testTeam } from "./test-team.ts";

const server = useTestServer();

const fields = [
	{ key: "ort", name: "Ort", type: "TEXT", isRequired: true },
	{ key: "notiz", name: "Notiz", type: "TEXT", isPersonal: true },
] as const;

test("custom values are asked for, kept, masked, found and changed with their absence", async () => {
	const { ask, detail, browser, extra, actions } = await testTeam(server(), (tenant) =>
		insertCustomFields(tenant, { entity: "ABSENCE", name: "Reise", fields }),
	);
	const missing = await ask("lena");
	expect([missing.status, missing.refusal]).toMatchObject([
		422,
		{ code: "CUSTOM_VALUES_INVALID", details: [{ field: "custom.ort" }] },
	]);
	const { id } = (await ask("lena", { custom: { ort: "Wien", notiz: "privat" } })).answer;
	const own = await detail("lena", id);
	expect(own).toMatchObject({ version: 1, custom: { ort: "Wien", notiz: "privat" } });
	expect(own.unitIds.length).toBeGreaterThan(0);
	expect((await actions(id)).toSorted()).toEqual(["changed", "created"]);
	// what is personal takes a right of its own
	expect(await detail("boss", id)).toMatchObject({ custom: { ort: "Wien" } });
	const found = async (custom: string[]) =>
		(await browser("boss").call(contract.listAbsencesOf, { custom, sortBy: "custom.ort" })).answer;
	expect((await found(["ort:contains:wie"])).items).toMatchObject([{ custom: { ort: "Wien" } }]);
	for (const none of ["ort:contains:bern", "notiz:contains:privat"])
		expect((await found([none])).total).toBe(0);
	const change = { id, version: 1, activityId: extra.leave, from: "2026-07-06", to: "2026-07-12" };
	const edit = (who: string, custom: Record<string, string | null>) =>
		browser(who).call(contract.updateAbsence, { ...change, custom });
	expect((await edit("clerk", { notiz: "öffentlich" })).refusal.code).toBe("FORBIDDEN");
	expect((await edit("lena", { ort: null })).refusal.code).toBe("CUSTOM_VALUES_INVALID");
	expect((await edit("lena", { ort: "Graz" })).status).toBe(200);
	expect((await detail("lena", id)).custom).toEqual({ ort: "Graz", notiz: "privat" });
	// illness is told to nobody without the right, what was filled in about it neither
	const sick = { activityId: extra.sick, from: "2026-08-03", to: "2026-08-03" };
	const ill = (await ask("lena", { ...sick, custom: { ort: "zu Hause" } })).answer;
	expect((await detail("boss", ill.id)).custom).toEqual({});
	expect((await detail("nurse", ill.id)).custom).toEqual({ ort: "zu Hause" });
	expect((await found(["ort:contains:hause"])).total).toBe(0);
});

const pdf = (inside = "") => `%PDF-1.7\n1 0 obj\n<</Type/Catalog${inside}>>\nendobj\n%%EOF\n`;

async function upload(browser: TestBrowser, name = "attest.pdf", body = pdf()) {
	const response = await browser.fetch(`/api/files?name=${name}&purpose=ABSENCE`, {
		method: "POST",
		body,
		headers: { "content-type": "application/octet-stream" },
	});
	return (await response.json()) as { fileId: string; code?: string };
}

test("an absence has files: sent along, added later, loaded by who may know of it, deleted with a trace", async () => {
	const { ask, detail, browser, extra, actions } = await testTeam(server());
	const { fileId } = await upload(browser("lena"));
	const { id } = (await ask("lena", { fileIds: [fileId] })).answer;
	// what an absence has is kept as long as that
	server().clock.advance({ minutes: 61 });
	const load = async (who: string, of = id, file = fileId) => {
		const response = await browser(who).fetch(`/api/absences/${of}/files/${file}`);
		return [response.status, response.headers.get("content-disposition")];
	};
	expect(await load("boss")).toEqual([
		200,
		expect.stringContaining('attachment; filename="attest.pdf"'),
	]);
	expect((await load("tom"))[0]).toBe(404);
	expect((await load("head"))[0]).toBe(404);
	const add = (who: string, file: string, of = id) =>
		browser(who).call(contract.addAbsenceFile, { id: of, fileId: file });
	const clerks = (await upload(browser("clerk"), "zug.png", "no picture")).code;
	expect(clerks).toBe("FILE_IS_NOT_WHAT_IT_SAYS");
	const second = (await upload(browser("clerk"), "zug.pdf")).fileId;
	expect((await add("lena", second)).refusal.code).toBe("ABSENCE_FILE_GONE");
	expect((await add("reader", second)).refusal.code).toBe("FORBIDDEN");
	expect((await add("clerk", second)).status).toBe(200);
	expect((await add("clerk", second)).refusal.code).toBe("ABSENCE_FILE_GONE");
	expect(await detail("lena", id)).toMatchObject({
		mayAddFiles: true,
		files: [
			{ fileId, name: "attest.pdf", mayRemove: true },
			{ fileId: second, name: "zug.pdf", mayRemove: false, addedBy: { firstName: "clerk" } },
		],
	});
	expect(await detail("reader", id)).toMatchObject({ mayAddFiles: false, files: [{}, {}] });
	const remove = (who: string, file: string) =>
		browser(who).call(contract.removeAbsenceFile, { id, fileId: file });
	expect((await remove("lena", second)).refusal.code).toBe("FORBIDDEN");
	expect((await remove("clerk", second)).status).toBe(200);
	expect((await load("boss", id, second))[0]).toBe(404);
	expect((await actions(id)).toSorted()).toEqual([
		...["created", "file-added", "file-added", "file-removed"],
	]);
	const many = await Promise.all(Array.from({ length: mostFiles }, () => upload(browser("clerk"))));
	const added = await Promise.all(many.map((one) => add("clerk", one.fileId)));
	expect(added.filter(({ status }) => status !== 200).map(({ refusal }) => refusal.code)).toEqual([
		"ABSENCE_FILES_TOO_MANY",
	]);
	const sick = { activityId: extra.sick, from: "2026-08-03", to: "2026-08-03" };
	const ill = (await ask("lena", { ...sick, fileIds: [(await upload(browser("lena"))).fileId] }))
		.answer;
	const [file] = (await detail("nurse", ill.id)).files;
	expect((await load("nurse", ill.id, file?.fileId))[0]).toBe(200);
	expect((await load("boss", ill.id, file?.fileId))[0]).toBe(404);
	const { annas } = await twoPeople(server());
	expect((await annas.call(contract.addAbsenceFile, { id, fileId })).refusal.code).toBe(
		"NOT_FOUND",
	);
	await browser("lena").call(contract.cancelAbsence, { id, version: 1, reason: null });
	const late = (await upload(browser("lena"))).fileId;
	expect((await add("lena", late)).refusal.code).toBe("ACTIVITY_STATE_FINAL");
});

test("nothing is uploaded twice for nothing: a file of an hour ago that no absence took is gone", async () => {
	const { ask, browser } = await testTeam(server());
	const { fileId } = await upload(browser("lena"));
	server().clock.advance({ minutes: 61 });
	expect((await ask("lena", { fileIds: [fileId] })).refusal.code).toBe("ABSENCE_FILE_GONE");
	expect((await browser("lena").call(files.getFile, { fileId })).status).toBe(404);
});
